import { AppError } from '../../app-error.ts';
import { RETRY_AFTER_SECONDS } from '../../http/errors.ts';

/** Limits how many downloads of one session run at once. Taking a slot returns the function that frees it. */
export function createDownloadSlots(mostAtOnce: number) {
  const running = new Map<string, number>();
  return function take(sessionId: string): () => void {
    const count = running.get(sessionId) ?? 0;
    if (count >= mostAtOnce) {
      throw new AppError('week/too-many', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    running.set(sessionId, count + 1);
    let isTaken = true;
    return () => {
      if (isTaken) free(sessionId);
      isTaken = false;
    };
  };

  function free(sessionId: string): void {
    const left = (running.get(sessionId) ?? 1) - 1;
    if (left === 0) running.delete(sessionId);
    else running.set(sessionId, left);
  }
}
