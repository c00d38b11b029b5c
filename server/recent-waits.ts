/** What a request can spend its time waiting for. */
type Part = 'database' | 'connection' | 'store' | 'turn';

interface Wait {
  part: Part;
  beganAt: number;
  ms: number;
}

/** Shorter waits do not make a request slow. */
const LONG_MS = 100;
const MOST_WAITS = 500;

/** The latest last. */
const longWaits: Wait[] = [];

/**
 * Notes how long the promise takes to settle. Waits belong to the whole copy and not to a request: knowing the
 * request of every promise would cost a tenth of the processor's time.
 */
export function timeWait<Result>(part: Part, work: Promise<Result>): Promise<Result> {
  const beganAt = performance.now();
  work.then(note, note);
  return work;

  function note(): void {
    const ms = performance.now() - beganAt;
    if (ms < LONG_MS) return;
    longWaits.push({ part, beganAt, ms });
    if (longWaits.length > MOST_WAITS) longWaits.shift();
  }
}

/** The longest wait for each part that began since then and has ended, in whole milliseconds. */
export function longestWaitsSince(time: number): Partial<Record<Part, number>> {
  const longest: Partial<Record<Part, number>> = {};
  for (const { part, beganAt, ms } of longWaits) {
    if (beganAt >= time) longest[part] = Math.max(longest[part] ?? 0, Math.round(ms));
  }
  return longest;
}
