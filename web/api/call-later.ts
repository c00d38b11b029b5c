import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { call, CallOptions } from './call.ts';
import { loadCode } from './load-code.ts';

/**
 * Makes a call whose schemas are loaded with it, and zod with them: a page that makes no call loads neither.
 * `callLater(async () => (await import('#contract/session.ts')).getSession, {})`
 */
export async function callLater<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  loadEndpoint: () => Promise<Endpoint<Input, Output>>,
  input: z.input<Input>,
  options?: CallOptions,
): ReturnType<typeof call<Input, Output>> {
  const [code, endpoint] = await loadCode(() => Promise.all([import('./call.ts'), loadEndpoint()]));
  return code.call(endpoint, input, options);
}
