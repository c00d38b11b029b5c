import { shareLateFailures } from '../files/share-late-failures.ts';
import { createStorePatience, type StorePatience } from '../files/store-patience.ts';
import { inTurn } from '../in-turn.ts';

/** Who waits for a piece of drawing. */
export interface Turn {
  /** Pages for one person are drawn one after another, in turn with pages for others. */
  person: string;
  /** Nobody looks at the page yet. */
  isAhead: boolean;
  /** Given where one answer needs several pictures or documents. */
  patience?: StorePatience;
}

export type Waiting = Required<Turn>;

export function withPatience(turn: Turn): Waiting {
  return { ...turn, patience: turn.patience ?? createStorePatience() };
}

const LINE = {
  atOnce: 1,
  longestLine: 400,
  /** The most pages that wait for one person: a whole lesson, loaded by several tabs. */
  longestLane: 40,
  longestWaitMs: 25_000,
};
const AHEAD = 'ahead';

/**
 * One page at a time. People take turns, and all pages that are drawn ahead count as one person, so somebody who
 * looks at a page waits for at most one of those.
 */
export function createDrawingTurns() {
  const line = inTurn(LINE);
  const withSharedFailure = shareLateFailures();
  const aheadLine = inTurn(LINE);
  return function takeTurn<Result>(
    { person, isAhead }: Turn,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const turn = withSharedFailure(work);
    if (!isAhead) return line(turn, person);
    return aheadLine(() => line(turn, AHEAD), person);
  };
}

/** Callers who ask while the answer is being made share it. */
export function once<Result>(
  pending: Map<string, Promise<Result>>,
  key: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const found = pending.get(key);
  if (found) return found;
  const made = make().finally(() => pending.delete(key));
  pending.set(key, made);
  return made;
}
