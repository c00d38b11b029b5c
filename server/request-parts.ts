import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request can spend its time waiting for. */
type Part = 'database' | 'connection' | 'store' | 'turn';

interface Timer {
  running: number;
  since: number;
  ms: number;
}

const current = new AsyncLocalStorage<RequestParts>();

/** How long one request waited for each part. Waits for the same part at the same time count once. */
export class RequestParts {
  readonly #timers = new Map<Part, Timer>();

  /** Everything the work awaits, however deep, is counted here. */
  track<Result>(work: () => Promise<Result>): Promise<Result> {
    return current.run(this, work);
  }

  /** Returns the function that ends the wait. */
  begin(part: Part): () => void {
    const timer = this.#timers.get(part) ?? { running: 0, since: 0, ms: 0 };
    this.#timers.set(part, timer);
    if (timer.running === 0) timer.since = performance.now();
    timer.running += 1;
    return () => {
      timer.running -= 1;
      if (timer.running === 0) timer.ms += performance.now() - timer.since;
    };
  }

  /** In whole milliseconds, waits that have not ended included. */
  read(): Partial<Record<Part, number>> {
    const now = performance.now();
    return Object.fromEntries(
      [...this.#timers].map(([part, { running, since, ms }]) => [
        part,
        Math.round(ms + (running > 0 ? now - since : 0)),
      ]),
    );
  }
}

/** Counts the time until the promise settles for the current request, if there is one. */
export function timePart<Result>(part: Part, work: Promise<Result>): Promise<Result> {
  const end = current.getStore()?.begin(part);
  if (end) work.then(end, end);
  return work;
}
