import type { Logger } from 'pino';

interface Repetition {
  everyMs: number;
  /** Without it the first run begins at once. */
  firstAfterMs?: number;
  log: Logger;
  /** What the log says of a run that failed; the next one comes in its time. */
  failure: string;
}

/** Runs work again and again, never twice at once. Returns a function that stops this and waits for a run under way. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, firstAfterMs, log, failure }: Repetition,
): () => Promise<void> {
  let running = Promise.resolve();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  if (firstAfterMs === undefined) run();
  else timer = setTimeout(run, firstAfterMs).unref();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await running;
  };

  function run(): void {
    timer = setTimeout(run, everyMs).unref();
    running = running.then(work).catch(note);
  }

  function note(error: unknown): void {
    if (!isStopping) log.warn({ err: error }, failure);
  }
}
