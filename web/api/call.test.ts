import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { serveAnswers } from '../testing/serve-answers.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { NetworkError } from './network-error.ts';

const findSchool = endpoint({
  method: 'GET',
  path: '/api/schools/:domain',
  input: z.strictObject({
    domain: z.string(),
    part: z.array(z.string()),
    page: z.optional(z.number()),
  }),
  output: z.strictObject({ name: z.string() }),
});

const renameSchool = endpoint({
  method: 'PATCH',
  path: '/api/schools/:domain',
  input: z.strictObject({ domain: z.string(), name: z.string().check(z.trim(), z.minLength(1)) }),
  output: z.strictObject({ name: z.string() }),
});

test('a GET carries its fields in the path and the query', async () => {
  const seen = await recordRequest();

  await call(findSchool, { domain: 'é & #/?', part: ['a b', 'c'], page: 2 });

  expect(seen()).toEqual({
    method: 'GET',
    url: '/api/schools/%C3%A9%20%26%20%23%2F%3F?part=a+b&part=c&page=2',
    type: undefined,
    body: '',
  });
});

test('other methods carry their fields as JSON, parsed by the contract', async () => {
  const seen = await recordRequest();

  const answer = await call(renameSchool, { domain: 'orchard.example', name: '  Orchard ' });

  expect(answer).toEqual({ name: 'Orchard' });
  expect(seen()).toEqual({
    method: 'PATCH',
    url: '/api/schools/orchard.example',
    type: 'application/json',
    body: '{"name":"Orchard"}',
  });
});

test('input the contract refuses is not sent', async () => {
  const seen = await recordRequest();

  const error = await failureOf(call(renameSchool, { domain: 'orchard.example', name: ' ' }));

  expect(error).toMatchObject({ code: 'request/invalid', status: 400 });
  expect(error).toHaveProperty('fields.name');
  expect(seen()).toBeUndefined();
});

test('an error answer becomes an ApiError with its code, fields and waiting time', async () => {
  await serveAnswers((_request, response) => {
    const fields = { name: 'too long' };
    const error = { code: 'request/invalid', requestId: 'r-1', fields };
    response.writeHead(400, { 'retry-after': '7' }).end(JSON.stringify({ error }));
  });

  const error = await failureOf(rename());

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'request/invalid',
    status: 400,
    requestId: 'r-1',
    fields: { name: 'too long' },
    retryAfterSeconds: 7,
  });
});

test.each([
  [200, '{"unexpected":true}', 'service/failed'],
  [200, 'not JSON', 'service/failed'],
  [500, '{"error":{"code":"no/such-code","requestId":"r"}}', 'service/failed'],
  [502, '<h1>Bad Gateway</h1>', 'service/failed'],
  [503, '<h1>Down</h1>', 'service/unavailable'],
])('a %i answer of %s is %s', async (status, body, code) => {
  await serveAnswers((_request, response) => response.writeHead(status).end(body));

  expect(await failureOf(rename())).toMatchObject({ name: 'ApiError', code });
});

test('a lost connection is a NetworkError', async () => {
  await serveAnswers((_request, response) => response.destroy());

  expect(await failureOf(rename())).toBeInstanceOf(NetworkError);
});

test('a server that never answers is a NetworkError after the time-out', async () => {
  await serveAnswers(() => undefined);

  expect(await failureOf(rename({ timeoutMs: 50 }))).toBeInstanceOf(NetworkError);
});

test('a body that never ends is a NetworkError after the time-out', async () => {
  await serveAnswers((_request, response) => response.writeHead(200).write('{"name":'));

  expect(await failureOf(rename({ timeoutMs: 50 }))).toBeInstanceOf(NetworkError);
});

test('the caller can abort the call', async () => {
  const controller = new AbortController();
  await serveAnswers(() => controller.abort());

  expect(await failureOf(rename({ signal: controller.signal }))).toBeInstanceOf(NetworkError);
});

function rename(options?: { signal?: AbortSignal; timeoutMs?: number }): Promise<unknown> {
  return call(renameSchool, { domain: 'orchard.example', name: 'Orchard' }, options);
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
}

interface SeenRequest {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  body: string;
}

async function recordRequest(): Promise<() => SeenRequest | undefined> {
  let seen: SeenRequest | undefined;
  await serveAnswers(async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen = {
      method: request.method,
      url: request.url,
      type: request.headers['content-type'],
      body,
    };
    response.end('{"name":"Orchard"}');
  });
  return () => seen;
}
