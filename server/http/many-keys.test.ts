import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { errorAnswer } from '#contract/error-answer.ts';
import { captureLog } from '#testing/captured-log.ts';
import { processorMs } from '#testing/processor-time.ts';
import { anyone } from './access.ts';
import type { App } from './context.ts';
import { answerError } from './errors.ts';
import { requestLog } from './request-log.ts';
import { serve } from './serve.ts';

const changeWeek = endpoint({
  method: 'PUT',
  path: '/api/weeks',
  bodyBytes: 4_000_000,
  input: z.strictObject({ id: z.optional(z.string()), name: z.string() }),
  output: z.object({ id: z.optional(z.string()), name: z.string() }),
});

test.each([
  ['a key of 60 kB', `{"name":"x","${'k'.repeat(60_000)}":1}`, 'input'],
  ['20,000 keys', `{${Array.from({ length: 20_000 }, (_, n) => `"${n}":1`).join()}}`, 'input'],
  ['20,000 equal keys', `{${'"a":1,'.repeat(20_000)}"b":1}`, 'input'],
  ['20,000 keys in a field', `{"name":{${'"a":1,'.repeat(20_000)}"b":1}}`, 'name'],
])('a body with %s is refused in a short sentence', async (_what, body, field) => {
  const response = await put(body);
  const answer = await response.text();
  const { error } = errorAnswer.parse(JSON.parse(answer));
  expect([response.status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  expect(answer.length).toBeLessThan(500);
});

test('4 MB of keys are refused without being parsed', async () => {
  const keys = Array.from({ length: 300_000 }, (_, n) => `"k${n}":1`);
  const body = `{${keys.join()}}`;
  const parsingMs = await processorMs(() => JSON.parse(body));
  const refusingMs = await processorMs(async () => expect((await put(body)).status).toBe(400));
  expect(refusingMs).toBeLessThan(parsingMs);
});

test('colons inside a text are not keys', async () => {
  const input = { id: 'w', name: 'a: "b": '.repeat(500) };
  expect(await (await put(JSON.stringify(input))).json()).toEqual(input);
});

async function put(body: string): Promise<Response> {
  const app: App = new Hono();
  app.onError(answerError);
  app.use(requestLog(captureLog().log));
  const { method, path, handle } = serve(changeWeek, anyone, async (input) => input);
  app.on(method, path, handle);
  return app.request(path, { method, body, headers: { 'Content-Type': 'application/json' } });
}
