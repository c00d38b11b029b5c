import { inTurn } from '../in-turn.ts';

/** Who waits for a piece of drawing. */
export interface Turn {
  /** Those of one person are drawn one after another, in turn with those of others. */
  person: string;
  /** Nobody looks at the page yet. */
  isAhead: boolean;
}

/** Of one person: a whole lesson that is fetched by several tabs. */
const LONGEST_LANE = 40;
const LONGEST_LINE = 400;
const LONGEST_WAIT_MS = 25_000;
const AHEAD = 'ahead';

/**
 * One page at a time. Persons take turns, and all pages that are drawn ahead count as one person: whoever looks at
 * a page waits for one of them at the most.
 */
export function createDrawingTurns() {
  const limits = { atOnce: 1, longestLine: LONGEST_LINE, longestLane: LONGEST_LANE };
  const line = inTurn({ ...limits, longestWaitMs: LONGEST_WAIT_MS });
  const aheadLine = inTurn({ ...limits, longestWaitMs: LONGEST_WAIT_MS });
  return function takeTurn<Result>(
    { person, isAhead }: Turn,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (!isAhead) return line(work, person);
    return aheadLine(() => line(work, AHEAD), person);
  };
}
