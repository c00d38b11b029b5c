import { callOf, commandConfig, runCommand, say } from './command.ts';
import { withExistingDatabase } from './db/with-database.ts';
import { compareStore, type StoreFinding } from './files/compare-store.ts';
import { openExistingFileStore } from './files/open-file-store.ts';
import { StartError } from './start-error.ts';

const USAGE = `Use it as one of:
  ${callOf('check-store')}
  ${callOf('check-store', '--deep')}     also reads every file and compares its content`;

/** Reports where library and file store disagree, and changes nothing. The product may be running or not. */
await runCommand(main);

async function main(options: string[]): Promise<void> {
  if (options.some((option) => option !== '--deep')) throw new StartError(USAGE);
  const config = commandConfig();
  const found = new Set<StoreFinding['kind']>();
  await withExistingDatabase(config, async (db) => {
    const files = await openExistingFileStore(config);
    const isDeep = options.includes('--deep');
    for await (const finding of compareStore(db, files, { isDeep })) {
      found.add(finding.kind);
      say(describeFinding(finding));
    }
  });
  if (found.size === 0) say('The library and the file store agree.');
  else if (found.size > 1 || !found.has('unused')) process.exitCode = 1;
  else
    say(
      'Nothing is missing. A file that nothing uses may belong to a running upload; the product removes it after a day.',
    );
}

function describeFinding({ kind, reason, blob, paths }: StoreFinding): string {
  const ofPaths =
    paths.length > 0 ? ` of ${paths.map((path) => JSON.stringify(path)).join(', ')}` : '';
  const faults = {
    missing: 'is missing',
    'wrong size': 'has another size than it should',
    'wrong content': 'has another content than it should',
    unreadable: `cannot be read: ${reason}`,
    unused: 'is used by nothing',
  };
  return `The file ${blob}${ofPaths} ${faults[kind]}.`;
}
