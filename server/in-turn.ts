import { AppError } from './app-error.ts';

/**
 * Lets a few pieces of heavy work run at once and the others wait for their turn; when the line is too
 * long, the next is turned away rather than left waiting for ever.
 */
export function inTurn({ atOnce, longestLine }: { atOnce: number; longestLine: number }) {
  const line: (() => void)[] = [];
  let running = 0;
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await wait();
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };

  function wait(): Promise<void> {
    if (line.length >= longestLine) throw new AppError('service/unavailable');
    return new Promise((resolve) => line.push(resolve));
  }
}
