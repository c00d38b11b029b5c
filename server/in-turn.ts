import { AppError } from './app-error.ts';

interface Line {
  atOnce: number;
  longestLine: number;
  /** Whoever has waited that long leaves the line. */
  longestWaitMs?: number;
}

/**
 * Lets a few pieces of heavy work run at once and the others wait for their turn; when the line is too
 * long, the next is turned away rather than left waiting for ever.
 */
export function inTurn({ atOnce, longestLine, longestWaitMs }: Line) {
  const line = new Set<() => void>();
  let running = 0;
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await wait();
    else running += 1;
    try {
      return await work();
    } finally {
      const [next] = line;
      if (next) next();
      else running -= 1;
    }
  };

  function wait(): Promise<void> {
    if (line.size >= longestLine) throw new AppError('service/unavailable');
    return new Promise((resolve, reject) => {
      const patience = longestWaitMs === undefined ? undefined : setTimeout(leave, longestWaitMs);
      line.add(begin);

      function begin(): void {
        clearTimeout(patience);
        line.delete(begin);
        resolve();
      }

      function leave(): void {
        line.delete(begin);
        reject(new AppError('service/unavailable'));
      }
    });
  }
}
