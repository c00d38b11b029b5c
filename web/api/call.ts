import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusedFields } from '#contract/error-answer.ts';
import type { ServerAnswer } from '#contract/page-rendering.ts';
import { ApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';
import { parseJson, refusalOf } from './refusal.ts';
import { requestFor } from './request-for.ts';
import { serverSide } from './server-side.ts';
import { withTimeout } from './with-timeout.ts';

/** Longer than any answer takes, shorter than anybody waits. */
const CALL_TIMEOUT_MS = 30_000;

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * The one caller of fetch: sends what the contract allows, returns what the contract promises. While the server renders
 * a page, the call goes straight to its route.
 */
export async function call<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  { signal, timeoutMs = CALL_TIMEOUT_MS }: CallOptions = {},
): Promise<z.output<Output>> {
  const parsed = parseInput(endpoint.input, input);
  const { url, init } = requestFor(endpoint, parsed);
  const answer = await (serverSide()?.call(endpoint, parsed) ??
    withTimeout(timeoutMs, signal, (abort) => exchange(url, init, abort)));
  if (!answer.ok) throw refusalOf(answer);
  return parseOutput(endpoint.output, answer);
}

async function exchange(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<ServerAnswer> {
  try {
    const response = await fetch(url, { ...init, signal });
    const body = parseJson(await response.text());
    const { ok, status, headers } = response;
    return { ok, status, retryAfter: headers.get('retry-after'), body };
  } catch (error) {
    throw new NetworkError(error);
  }
}

function parseInput<Input extends z.ZodMiniObject>(schema: Input, input: unknown): z.output<Input> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = refusedFields(parsed.error);
  throw new ApiError('request/invalid', { fields, cause: parsed.error });
}

function parseOutput<Output extends z.ZodMiniType>(
  schema: Output,
  answer: ServerAnswer,
): z.output<Output> {
  const parsed = schema.safeParse(answer.body);
  if (parsed.success) return parsed.data;
  throw new ApiError('service/failed', { cause: parsed.error });
}
