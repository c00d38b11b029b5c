/**
 * Runs the work with a signal that aborts when the caller's signal does or after the given time. Written
 * by hand because some supported browsers lack AbortSignal.timeout and AbortSignal.any.
 */
export async function withTimeout<Result>(
  timeoutMs: number,
  callersSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  if (callersSignal?.aborted) abort();
  callersSignal?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    callersSignal?.removeEventListener('abort', abort);
  }
}
