import { AppError } from './app-error.ts';

interface Line {
  atOnce: number;
  longestLine: number;
  /** The most that wait in one lane. */
  longestLane?: number;
  /** Whoever has waited that long leaves the line. */
  longestWaitMs?: number;
  refusal?: () => AppError;
}

interface Place {
  /** Lanes take turns. */
  lane?: string;
  /** Before all that are not. */
  isUrgent?: boolean;
}

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

type Lanes = Map<string, Waiting[]>;

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
  refusal = () => new AppError('service/unavailable'),
}: Line) {
  /** In both the lane whose turn is next comes first. */
  const urgent: Lanes = new Map();
  const ordinary: Lanes = new Map();
  let running = 0;
  return async function run<Result>(
    work: () => Promise<Result>,
    { lane = '', isUrgent = false }: Place = {},
  ): Promise<Result> {
    if (running >= atOnce) await wait(isUrgent ? urgent : ordinary, lane);
    else running += 1;
    try {
      return await work();
    } finally {
      const next = takeNext(urgent) ?? takeNext(ordinary);
      if (next) next.begin();
      else running -= 1;
    }
  };

  function wait(lanes: Lanes, lane: string): Promise<void> {
    const own = lanes.get(lane) ?? [];
    if (own.length >= longestLane) throw refusal();
    if (lengthOf(lanes) >= longestLine) makeRoom(lanes, own.length);
    return new Promise((resolve, reject) => {
      const patience = longestWaitMs === undefined ? undefined : setTimeout(leave, longestWaitMs);
      const waiting: Waiting = {
        begin() {
          clearTimeout(patience);
          resolve();
        },
        refuse() {
          clearTimeout(patience);
          reject(refusal());
        },
      };
      own.push(waiting);
      lanes.set(lane, own);

      function leave(): void {
        own.splice(own.indexOf(waiting), 1);
        if (own.length === 0) lanes.delete(lane);
        waiting.refuse();
      }
    });
  }

  /** Refuses the newcomer itself when no lane is longer than its own. */
  function makeRoom(lanes: Lanes, ownLength: number): void {
    const [lane, longest] = [...lanes].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (longest.length <= ownLength) throw refusal();
    longest.pop()?.refuse();
    if (longest.length === 0) lanes.delete(lane);
  }
}

function takeNext(lanes: Lanes): Waiting | undefined {
  const [first] = lanes;
  if (!first) return undefined;
  const [lane, waiting] = first;
  const next = waiting.shift();
  lanes.delete(lane);
  if (waiting.length > 0) lanes.set(lane, waiting);
  return next;
}

function lengthOf(lanes: Lanes): number {
  return [...lanes.values()].reduce((sum, { length }) => sum + length, 0);
}
