import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { carriesBody, type Endpoint, type Method } from '#contract/endpoint.ts';
import { refusedFields } from '#contract/error-answer.ts';
import type { Guard } from './access.ts';
import { AppError } from '../app-error.ts';
import type { AppContext } from './context.ts';
import { readPathFields } from './read-address.ts';
import { readJson } from './read-json.ts';
import { readQuery } from './read-query.ts';
import { sendJson } from './send-json.ts';

export interface Route {
  method: Method;
  path: string;
  handle: (c: AppContext) => Promise<Response>;
  /** The same for a page that is rendered in this process: with the input of the call, and without a response. */
  run?: (c: AppContext, input: object) => Promise<unknown>;
}

// So that an answer says why a field was refused; the browser has texts of its own.
z.config(en());

/** More than any call has. Limited, because the answer names every unknown field. */
const MOST_FIELDS = 50;

/**
 * Makes the route of an endpoint: it calls the guard, parses the input, runs the handler and parses its answer.
 * Neither side sees a field that the contract does not name.
 */
export function serve<Input extends z.ZodMiniObject, Output extends z.ZodMiniType, Caller>(
  endpoint: Endpoint<Input, Output>,
  guard: Guard<Caller>,
  handler: (input: z.output<Input>, caller: Caller, c: AppContext) => Promise<z.input<Output>>,
): Route {
  const { method, path, status = 200, bodyBytes } = endpoint;
  return { method, path, handle, run: (c, input) => answer(c, () => input) };

  async function handle(c: AppContext): Promise<Response> {
    return sendJson(c, await answer(c, () => readInput(c, method, bodyBytes)), status);
  }

  async function answer(
    c: AppContext,
    read: () => object | Promise<object>,
  ): Promise<z.output<Output>> {
    const caller = await guard(c);
    const input = endpoint.input.safeParse(await read());
    if (!input.success) {
      throw new AppError('request/invalid', { fields: refusedFields(input.error) });
    }
    return endpoint.output.parse(await handler(input.data, caller, c));
  }
}

async function readInput(c: AppContext, method: Method, mostBytes?: number): Promise<object> {
  const rest = carriesBody(method) ? await readJson(c, { mostBytes }) : readQuery(c.req.url);
  if (Object.keys(rest).length > MOST_FIELDS) {
    throw new AppError('request/invalid', { fields: { input: 'has too many fields' } });
  }
  return { ...rest, ...readPathFields(c) };
}
