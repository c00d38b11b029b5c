import { inTurn } from '../in-turn.ts';
import type { Caller } from './access.ts';

/** Two hundred changes at once all have their turn, also where each hashes a password. */
const LINE = {
  atOnce: 1,
  restFactor: 0.5,
  longestRestMs: 500,
  longestLine: 500,
  longestWaitMs: 60_000,
};

export type InAdminTurn = ReturnType<typeof createAdminTurns>;

/**
 * Lets the changes of administrators run one after another, each administrator in turn. A change waits here before it
 * takes a connection, because changes that wait for a lock of the database would hold all connections. The library
 * has turns of its own.
 */
export function createAdminTurns() {
  const takeTurn = inTurn(LINE);
  return function inAdminTurn<Input, Result>(
    change: (input: Input, caller: Caller) => Promise<Result>,
  ): (input: Input, caller: Caller) => Promise<Result> {
    return (input, caller) => takeTurn(() => change(input, caller), caller.userId);
  };
}
