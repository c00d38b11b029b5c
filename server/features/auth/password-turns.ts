import { inTurn } from '../../in-turn.ts';
import { tooMany } from '../../limits/take.ts';

/** By then most of a full line has had its turn. */
const TRY_AGAIN_MS = 5000;
const LINE = {
  atOnce: 1,
  longestLine: 120,
  longestLane: 60,
  refusal: () => tooMany('sign-in/too-many-tries', TRY_AGAIN_MS),
};

/**
 * Hashing a password keeps a processor busy for most of a tenth of a second. One hash at a time leaves the other
 * processors to people at work.
 */
export const takeStaffTurn = inTurn(LINE);

/**
 * For unknown browsers. They get at most two thirds of a processor, which still signs in a school's whole staff with new
 * browsers within seconds. Each network has a lane of its own.
 */
export const takeStrangersTurn = inTurn({ ...LINE, restFactor: 0.5 });
