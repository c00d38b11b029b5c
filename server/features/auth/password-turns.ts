import { inTurn } from '../../in-turn.ts';
import { tooMany } from '../../limits/take.ts';

/** By then most of a full line has been served. */
const TRY_AGAIN_MS = 5000;
const LINE = {
  atOnce: 1,
  longestLine: 120,
  longestLane: 60,
  refusal: () => tooMany('sign-in/too-many-tries', TRY_AGAIN_MS),
};

/**
 * Hashing a password keeps a processor busy for a good part of a tenth of a second. One at a time leaves the
 * others to everybody who is at work.
 */
export const takeStaffTurn = inTurn(LINE);

/**
 * For browsers that nobody has signed in with. They never have more than half of a processor, and a school's
 * whole staff with new browsers is still in within seconds. Callers of one network wait for each other and not
 * for those of another.
 */
export const takeStrangersTurn = inTurn({ ...LINE, restFactor: 1 });
