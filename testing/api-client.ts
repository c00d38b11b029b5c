import { expect } from 'vitest';
import type { Writable } from 'node:stream';
import type * as z from 'zod/mini';
import { carriesBody, type Endpoint } from '#contract/endpoint.ts';
import { errorAnswer } from '#contract/error-answer.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { App } from '#server/http/context.ts';

interface From {
  /** The cookie that `signIn` returned. */
  cookie?: string | undefined;
  headers?: Record<string, string>;
  /** The address at the other end of the socket. */
  address?: string;
  /** The connection of a caller who may leave before the answer. */
  outgoing?: Writable;
}

/** Makes a call of the contract; the input may be one that the contract refuses. */
export async function callApi<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  { app }: { app: App },
  { method, path }: Pick<Endpoint<Input, Output>, 'method' | 'path'>,
  input: object = {},
  { cookie, headers = {}, address = '192.0.2.1', outgoing }: From = {},
): Promise<Response> {
  const init = {
    method,
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }), ...headers },
    ...(carriesBody(method) && { body: JSON.stringify(input) }),
  };
  const query = carriesBody(method) ? '' : `?${new URLSearchParams(asTexts(input)).toString()}`;
  const incoming = { socket: { remoteAddress: address } };
  return app.request(path + query, init, { incoming, outgoing });
}

/** Parses the answer of a call with the schema of the contract. */
export async function answerOf<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  response: Response,
): Promise<z.output<Output>> {
  return endpoint.output.parse(await response.json());
}

export async function errorCodeOf(response: Response): Promise<ErrorCode> {
  return errorAnswer.parse(await response.json()).error.code;
}

export async function expectDone(answer: Promise<Response>): Promise<void> {
  expect([200, 201]).toContain((await answer).status);
}

export async function expectRefused(
  answer: Promise<Response>,
  status: number,
  code: string,
): Promise<void> {
  const response = await answer;
  expect([response.status, await errorCodeOf(response)]).toEqual([status, code]);
}

function asTexts(input: object): [string, string][] {
  return Object.entries(input).map(([name, value]) => [name, String(value)]);
}
