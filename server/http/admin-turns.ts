import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { inTurn } from '../in-turn.ts';
import type { Caller, Guard } from './access.ts';
import { type Route, serve } from './serve.ts';

/** Two hundred changes at once all have their turn, also where each hashes a password. */
const LINE = {
  atOnce: 1,
  restFactor: 0.5,
  longestRestMs: 500,
  longestLine: 500,
  longestWaitMs: 60_000,
};

export type ServeInTurn = ReturnType<typeof createAdminTurns>;

/**
 * As `serve`, for the changes of administrators, which run one after another, each administrator in turn. A change waits
 * here before it takes a connection, because changes that wait for a lock of the database would hold all connections.
 * The library has turns of its own.
 */
export function createAdminTurns() {
  const takeTurn = inTurn(LINE);
  return function serveInTurn<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Output>,
    guard: Guard<Caller>,
    change: (input: z.output<Input>, caller: Caller) => Promise<z.input<Output>>,
  ): Route {
    return serve(endpoint, guard, (input, caller) =>
      takeTurn(() => change(input, caller), caller.userId),
    );
  };
}
