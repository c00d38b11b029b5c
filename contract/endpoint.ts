import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call between browser and server. Input fields named in the path (`:id`) travel there; the
 * others travel in the query string of a GET or DELETE and in the JSON body of everything else.
 */
export interface Endpoint<Input extends z.ZodMiniObject, Output extends z.ZodMiniType> {
  method: Method;
  path: `/api/${string}`;
  /** The status of a successful answer; 200 by default. */
  status?: 200 | 201;
  /** The longest body, where it is more than that of other calls. */
  bodyBytes?: number;
  input: Input;
  output: Output;
}

export function endpoint<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  declaration: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return declaration;
}

export function carriesBody(method: Method): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}
