/**
 * Runs the work with a signal that aborts on the caller's wish or after the time given. Written
 * out because AbortSignal.timeout and AbortSignal.any are younger than the browsers we support.
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
