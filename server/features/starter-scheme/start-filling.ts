import { availableParallelism } from 'node:os';
import { createSchemeWorkers } from '#scheme/makers/workers/scheme-workers.ts';
import type { Deps } from '../../deps.ts';
import { fillStarterScheme } from './starter-scheme.ts';

const REPORT_EVERY_WEEKS = 12;

/** Fills the library while the site is already in use; returns the function that stops it. */
export function startFilling(deps: Deps, print: (text: string) => void): () => Promise<void> {
  // One core is left for the site.
  const workers = createSchemeWorkers({ count: Math.max(1, availableParallelism() - 1) });
  let stopping = false;
  const filling = fill();
  return async () => {
    stopping = true;
    await workers.close();
    await filling;
  };

  async function fill(): Promise<void> {
    try {
      await fillStarterScheme({
        ...deps,
        workers,
        isStopping: () => stopping,
        onWeek: report,
      });
    } catch (error) {
      if (!stopping) deps.log.error({ err: error }, 'the starter scheme is not complete');
    } finally {
      await workers.close();
    }
  }

  function report(done: number, all: number): void {
    if (done % REPORT_EVERY_WEEKS !== 0 && done !== 1 && done !== all) return;
    print(`Starter scheme: ${done} of ${all} folders are in the library.\n`);
    deps.log.info({ done, all }, 'starter scheme');
  }
}
