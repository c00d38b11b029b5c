import { AppError } from './app-error.ts';
import { timeWait } from './recent-waits.ts';

interface Line {
  atOnce: number;
  longestLine: number;
  /** The most callers that wait in one lane. */
  longestLane?: number;
  /** A caller that has waited this long is refused. */
  longestWaitMs?: number;
  /** After each piece of work its slot rests: it stays empty for this many times as long as the work took. */
  restFactor?: number;
  longestRestMs?: number;
  /** This much rest is postponed, so that a few pieces of work in a row need not wait. For lines with one slot. */
  restCreditMs?: number;
  refusal?: () => AppError;
}

interface Waiter {
  begin: () => void;
  refuse: () => void;
}

/**
 * Runs `atOnce` pieces of heavy work at a time; the others wait in line. The line is divided into lanes, such as one
 * for each network, which take turns, so that a crowd in one lane does not hold up another. When the line is full,
 * the last caller of the longest lane is refused.
 */
export function inTurn({
  atOnce,
  longestLine,
  longestLane = longestLine,
  longestWaitMs,
  restFactor = 0,
  longestRestMs = Number.POSITIVE_INFINITY,
  restCreditMs = 0,
  refusal = () => new AppError('service/unavailable'),
}: Line) {
  /** In the order of their turns. */
  const lanes = new Map<string, Waiter[]>();
  let waitingCount = 0;
  let runningCount = 0;
  let restedAt = 0;
  return async function run<Result>(
    work: () => Promise<Result>,
    lane = '',
    ownRefusal = refusal,
  ): Promise<Result> {
    if (runningCount >= atOnce) await timeWait('turn', wait(lane, ownRefusal));
    else runningCount += 1;
    const began = performance.now();
    try {
      return await work();
    } finally {
      const restMs = Math.min(restAfter(performance.now() - began), longestRestMs);
      if (restMs > 0) setTimeout(beginNext, restMs);
      else beginNext();
    }
  };

  function restAfter(workMs: number): number {
    const restMs = restFactor * workMs;
    if (restCreditMs === 0) return restMs;
    const now = performance.now();
    restedAt = Math.max(restedAt, now) + restMs;
    return Math.max(0, restedAt - now - restCreditMs);
  }

  function beginNext(): void {
    const [first] = lanes;
    if (!first) {
      runningCount -= 1;
      return;
    }
    const [lane, waiters] = first;
    const next = waiters.shift();
    waitingCount -= 1;
    lanes.delete(lane);
    if (waiters.length > 0) lanes.set(lane, waiters);
    next?.begin();
  }

  function wait(lane: string, ownRefusal: () => AppError): Promise<void> {
    const waiters = lanes.get(lane) ?? [];
    if (waiters.length >= longestLane) throw ownRefusal();
    if (waitingCount >= longestLine && !makeRoom(waiters.length)) throw ownRefusal();
    return new Promise((resolve, reject) => {
      const timer = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs);
      const waiter: Waiter = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
        refuse() {
          clearTimeout(timer);
          reject(ownRefusal());
        },
      };
      waiters.push(waiter);
      lanes.set(lane, waiters);
      waitingCount += 1;

      function giveUp(): void {
        refuse(lane, waiters.indexOf(waiter));
      }
    });
  }

  /**
   * Refuses the last waiter of the longest lane. Returns false when the lane of the new caller would become as long. Of
   * lanes with the same length the one whose turn is last makes room, so that nobody at the front loses a turn.
   */
  function makeRoom(ownLength: number): boolean {
    const [lane, longest] = [...lanes].reduce((a, b) => (b[1].length >= a[1].length ? b : a));
    if (longest.length <= ownLength + 1) return false;
    refuse(lane, longest.length - 1);
    return true;
  }

  function refuse(lane: string, position: number): void {
    const waiters = lanes.get(lane) ?? [];
    const [removed] = waiters.splice(position, 1);
    waitingCount -= 1;
    if (waiters.length === 0) lanes.delete(lane);
    removed?.refuse();
  }
}
