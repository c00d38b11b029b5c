import { inTurn } from '../../in-turn.ts';
import { tooMany } from '../../limits/take.ts';

/** By then most of a full line has been served. */
const TRY_AGAIN_MS = 5000;

/**
 * Hashing a password keeps a thread busy for a good part of a second. Two at once leave threads of Node's
 * pool for files and names, and a rush of sign-ins does not slow down everybody else. A school's whole staff
 * has room in the line; the callers of one network wait for each other and not for those of another.
 */
export const takePasswordTurn = inTurn({
  atOnce: 2,
  longestLine: 120,
  longestLane: 60,
  refusal: () => tooMany('sign-in/too-many-tries', TRY_AGAIN_MS),
});
