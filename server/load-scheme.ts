import { createSchemeWorkers } from '#scheme/makers/workers/scheme-workers.ts';
import { callOf, commandConfig, runCommand, say } from './command.ts';
import { withExistingDatabase } from './db/with-database.ts';
import {
  claimLoad,
  readLoad,
  runLoad,
  SILENT_AFTER_MS,
} from './features/starter-scheme/scheme-load.service.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createLog } from './log.ts';
import { createPdfChecker } from './pdf/pdf-checker.ts';
import { StartError } from './start-error.ts';

const extent = 'missing weeks' as const;
const USAGE = `Use it as: ${callOf('load-scheme')}`;

/** Adds the starter scheme to the library, beside what is there. The product may be running or not. */
await runCommand(async (words) => {
  if (words.length > 0) throw new StartError(USAGE);
  const config = commandConfig();
  const log = createLog('silent');
  const now = () => new Date();
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => (stopping = true));
  await withExistingDatabase(config, async (db) => {
    const files = await openFileStore(config, { shared: true });
    const id = await claimLoad({ db, now }, { actor: 'load-scheme', extent });
    if (id === undefined) {
      const { done, total } = await readLoad({ db, now });
      throw new StartError(
        `The starter scheme is being added already: ${done} of ${total} folders are in the library. If that was killed, try again in ${SILENT_AFTER_MS / 1000} seconds.`,
      );
    }
    const workers = createSchemeWorkers();
    const checker = createPdfChecker(log);
    try {
      const needs = { db, files, log, now, workers, checkPdf: checker.check };
      const isStopping = () => stopping;
      const isComplete = await runLoad({ ...needs, extent, isStopping, onWeek }, id);
      if (isComplete) return say('The starter scheme is in the library.');
      throw new StartError('It was stopped. Start it again to add the rest.');
    } finally {
      await workers.close();
      await checker.stop();
    }
  });
});

function onWeek(done: number, all: number): void {
  say(`${done} of ${all} folders are in the library.`);
}
