import { availableParallelism } from 'node:os';
import type { SchemeWorkers } from '#scheme/makers/workers/scheme-workers.ts';
import type { Deps } from '../../deps.ts';
import { claimLoad, runLoad } from './scheme-load.service.ts';
import type { Extent } from './starter-scheme.ts';

const REPORT_EVERY_WEEKS = 12;

export interface SchemeLoader {
  /** Begins to add the scheme while the site is in use; does nothing while it is being added already. */
  start: (load: { actor: string; extent?: Extent }) => Promise<void>;
  stop: () => Promise<void>;
}

interface Surroundings {
  /** For people at a terminal, as opposed to the log. */
  print: (text: string) => void;
  openWorkers?: () => Promise<SchemeWorkers>;
}

export function createSchemeLoader(
  deps: Deps,
  { print, openWorkers = openThreads }: Surroundings,
): SchemeLoader {
  let stopping = false;
  let workers: SchemeWorkers | undefined;
  let running = Promise.resolve();
  return {
    async start({ actor, extent = 'missing weeks' }) {
      const id = await claimLoad(deps, { actor, extent });
      if (id !== undefined) running = run(id, extent);
    },
    async stop() {
      stopping = true;
      await workers?.close();
      await running;
    },
  };

  async function run(id: string, extent: Extent): Promise<void> {
    try {
      workers = await openWorkers();
      const isStopping = () => stopping;
      await runLoad({ ...deps, workers, extent, isStopping, onWeek: report }, id);
    } catch (error) {
      if (!stopping) deps.log.error({ err: error }, 'the starter scheme is not complete');
    } finally {
      await workers?.close();
    }
  }

  function report(done: number, all: number): void {
    if (done % REPORT_EVERY_WEEKS !== 0 && done !== 1 && done !== all) return;
    print(`Starter scheme: ${done} of ${all} folders are in the library.\n`);
    deps.log.info({ done, all }, 'starter scheme');
  }
}

/** The code has every word of the scheme, so it is loaded only when needed. One core is left for the site. */
async function openThreads(): Promise<SchemeWorkers> {
  const { createSchemeWorkers } = await import('#scheme/makers/workers/scheme-workers.ts');
  return createSchemeWorkers({ count: Math.max(1, availableParallelism() - 1) });
}
