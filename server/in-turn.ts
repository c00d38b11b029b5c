import { AppError } from './app-error.ts';

interface Line {
  atOnce: number;
  longestLine: number;
  /** The most that wait in one lane. */
  longestLane?: number;
  /** Callers who have waited that long leave the line. */
  longestWaitMs?: number;
  /** After a piece of work nothing begins in its place for so many times as long as it took. */
  restFactor?: number;
  refusal?: () => AppError;
}

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

/**
 * Lets a few pieces of heavy work run at once and the others wait for their turn. Lanes take turns, so that a
 * crowd in one does not keep another waiting. When the line is full, the last of the longest lane is turned
 * away rather than left waiting for ever.
 */
export function inTurn({
  atOnce,
  longestLine,
  longestLane = longestLine,
  longestWaitMs,
  restFactor = 0,
  refusal = () => new AppError('service/unavailable'),
}: Line) {
  /** The lane whose turn is next comes first. */
  const lanes = new Map<string, Waiting[]>();
  let waiting = 0;
  let running = 0;
  return async function run<Result>(work: () => Promise<Result>, lane = ''): Promise<Result> {
    if (running >= atOnce) await wait(lane);
    else running += 1;
    const began = performance.now();
    try {
      return await work();
    } finally {
      const restMs = restFactor * (performance.now() - began);
      if (restMs > 0) setTimeout(beginNext, restMs);
      else beginNext();
    }
  };

  function beginNext(): void {
    const [first] = lanes;
    if (!first) {
      running -= 1;
      return;
    }
    const [lane, own] = first;
    const next = own.shift();
    waiting -= 1;
    lanes.delete(lane);
    if (own.length > 0) lanes.set(lane, own);
    next?.begin();
  }

  function wait(lane: string): Promise<void> {
    const own = lanes.get(lane) ?? [];
    if (own.length >= longestLane) throw refusal();
    if (waiting >= longestLine) makeRoom(own.length);
    return new Promise((resolve, reject) => {
      const patience =
        longestWaitMs === undefined ? undefined : setTimeout(() => leave(caller), longestWaitMs);
      const caller: Waiting = {
        begin() {
          clearTimeout(patience);
          resolve();
        },
        refuse() {
          clearTimeout(patience);
          reject(refusal());
        },
      };
      own.push(caller);
      lanes.set(lane, own);
      waiting += 1;
    });

    function leave(caller: Waiting): void {
      remove(lane, own.indexOf(caller));
    }
  }

  /** Refuses the newcomer itself when no lane is longer than its own. */
  function makeRoom(ownLength: number): void {
    const [lane, longest] = [...lanes].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (longest.length <= ownLength) throw refusal();
    remove(lane, longest.length - 1);
  }

  function remove(lane: string, position: number): void {
    const own = lanes.get(lane) ?? [];
    const [removed] = own.splice(position, 1);
    waiting -= 1;
    if (own.length === 0) lanes.delete(lane);
    removed?.refuse();
  }
}
