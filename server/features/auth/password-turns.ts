import { inTurn } from '../../in-turn.ts';
import { lineIsFull } from '../../limits/take.ts';

const LINE = {
  atOnce: 1,
  longestLine: 120,
  longestLane: 60,
  /** As long as a full line takes on a slow machine. */
  longestWaitMs: 30_000,
  refusal: () => lineIsFull('sign-in/too-many-tries'),
};

/**
 * For browsers that have signed in to the school before. Hashing a password keeps a processor busy for most of a
 * tenth of a second. One hash at a time leaves the other processors to people at work.
 */
export const takeStaffTurn = inTurn(LINE);

/** For other browsers in a network of the school: new ones of its staff, and pupils. */
export const takeSchoolTurn = inTurn(LINE);

/** For all others. Each network has a lane of its own. */
export const takeStrangersTurn = inTurn(LINE);

/**
 * Shared by the two lines above, so that two floods hash no more than one would: two thirds of a processor, which
 * still signs in a school's whole staff within seconds.
 */
export const takeOthersHashTurn = inTurn({ atOnce: 1, longestLine: 2, restFactor: 0.5 });
