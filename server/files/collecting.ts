import type { Logger } from 'pino';
import type { BlobKeeper } from './blob-keeper.ts';

const EVERY_MS = 24 * 60 * 60_000;

/** Removes what a killed process left without use: once after the start, then every day. */
export function startCollecting(blobs: BlobKeeper, log: Logger): () => Promise<void> {
  let running = collect();
  const timer = setInterval(() => (running = collect()), EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };

  async function collect(): Promise<void> {
    try {
      const removed = await blobs.collect();
      if (removed > 0) log.info({ removed }, 'files that nothing used were removed');
    } catch (error) {
      log.warn({ err: error }, 'looking for files that nothing uses did not succeed');
    }
  }
}
