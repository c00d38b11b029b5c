import { inTurn } from '../../in-turn.ts';

/**
 * Hashing a password keeps a thread busy for a good part of a second. Two at once leave threads of Node's
 * pool for files and names, and a rush of sign-ins does not slow down everybody else. Whoever has waited
 * longer than a proxy would is told so, and no session is made for nobody.
 */
export const passwordTurn = inTurn({ atOnce: 2, longestLine: 500, longestWaitMs: 50_000 });
