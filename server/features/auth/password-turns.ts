import { inTurn } from '../../in-turn.ts';
import { tooMany } from '../../limits/take.ts';

/** By then most of a full line has had its turn. */
const TRY_AGAIN_MS = 5000;
const LINE = {
  atOnce: 1,
  longestLine: 120,
  longestLane: 60,
  /** As long as a full line takes on a slow machine. */
  longestWaitMs: 30_000,
  refusal: () => tooMany('sign-in/too-many-tries', TRY_AGAIN_MS),
};

/**
 * For browsers and networks that have signed in to the school before. Hashing a password keeps a processor busy for
 * most of a tenth of a second. One hash at a time leaves the other processors to people at work.
 */
export const takeStaffTurn = inTurn(LINE);

/**
 * For all others. They get at most two thirds of a processor, which still signs in a school's whole staff within
 * seconds. Each network has a lane of its own.
 */
export const takeStrangersTurn = inTurn({ ...LINE, restFactor: 0.5 });
