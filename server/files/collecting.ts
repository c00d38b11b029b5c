import type { Deps } from '../deps.ts';
import { collectUnused } from './collect-unused.ts';

const EVERY_MS = 24 * 60 * 60_000;

/** Removes what a killed process left without use or unfinished: once after the start, then every day. */
export function startCollecting(
  needs: Pick<Deps, 'db' | 'files' | 'log' | 'now'>,
): () => Promise<void> {
  const { files, log } = needs;
  let running = collect();
  const timer = setInterval(() => (running = collect()), EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };

  async function collect(): Promise<void> {
    try {
      await files.sweep();
    } catch (error) {
      log.warn({ err: error }, 'looking for files that were left unfinished did not succeed');
    }
    try {
      const removed = await collectUnused(needs);
      if (removed > 0) log.info({ removed }, 'files that nothing used were removed');
    } catch (error) {
      log.warn({ err: error }, 'looking for files that nothing uses did not succeed');
    }
  }
}
