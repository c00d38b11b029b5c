import { readJson } from './read-json.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { errorAnswer } from '#contract/error-answer.ts';
import { captureLog } from '#testing/captured-log.ts';
import { processorMs } from '#testing/processor-time.ts';
import { Hono } from 'hono';
import { AppError } from '../app-error.ts';
import { anyone } from './access.ts';
import type { App } from './context.ts';
import { answerError } from './errors.ts';
import { requestLog } from './request-log.ts';
import { type Route, serve } from './serve.ts';

const renameWeek = endpoint({
  method: 'PUT',
  path: '/api/weeks/:id',
  input: z.strictObject({ id: z.string(), name: z.string().check(z.minLength(1)) }),
  output: z.strictObject({ id: z.string(), name: z.string() }),
});

const listWeeks = endpoint({
  method: 'GET',
  path: '/api/weeks',
  input: z.strictObject({
    year: z.string(),
    page: z._default(z.coerce.number().check(z.int()), 1),
  }),
  output: z.object({ year: z.string(), page: z.number() }),
});

test('path and body arrive as one parsed input, and the answer is parsed too', async () => {
  const { app } = appWith(serve(renameWeek, anyone, async (input) => input));
  const response = await put(app, '/api/weeks/w%201', { name: 'Week 2' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ id: 'w 1', name: 'Week 2' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('thousands of unknown fields are refused without naming each of them', async () => {
  const { app } = appWith(serve(renameWeek, anyone, async (input) => input));
  const unknown = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`f${n}`, 0]));
  const response = await put(app, '/api/weeks/w', { name: 'Week 2', ...unknown });
  expect(response.status).toBe(400);
  expect((await response.text()).length).toBeLessThan(500);
});

test('a query is parsed, with defaults', async () => {
  const { app } = appWith(serve(listWeeks, anyone, async (input) => input));
  const response = await app.request('/api/weeks?year=Year%202');
  expect(await response.json()).toEqual({ year: 'Year 2', page: 1 });
});

test.each([
  ['a field that is empty', { name: '' }, 'name'],
  ['a field that is missing', {}, 'name'],
  ['a field the contract does not name', { name: 'x', is_admin: true }, 'input'],
])('%s is refused by name and nothing runs', async (_, body, field) => {
  const { app } = appWith(serve(renameWeek, anyone, mustNotRun));
  const response = await put(app, '/api/weeks/1', body);
  const { error } = errorAnswer.parse(await response.json());
  expect([response.status, error.code]).toEqual([400, 'request/invalid']);
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
});

test('__proto__ in a body is a field like any other that the contract does not name', async () => {
  const { app } = appWith(serve(renameWeek, anyone, mustNotRun));
  const response = await putText(app, '{"name":"x","__proto__":{"is_admin":true}}');
  expect(response.status).toBe(400);
});

test('brackets inside a text are not nesting', async () => {
  const input = { name: '["\\'.repeat(100) };
  const app: App = new Hono();
  app.post('/', async (c) => c.json(await readJson(c)));
  const response = await app.request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(await response.json()).toEqual(input);
});

test.each([
  ['not JSON', 'name=x', 400],
  ['a list', '[]', 400],
  ['nothing', '', 400],
  ['nested 30,000 deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
  ['nested 33 deep', `{"name":${'['.repeat(32)}${']'.repeat(32)}}`, 400],
  ['an object nested 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
  ['longer than allowed', JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
])('a body that is %s is refused', async (_, text, status) => {
  const { app } = appWith(serve(renameWeek, anyone, mustNotRun));
  expect((await putText(app, text)).status).toBe(status);
});

test('a body that is not UTF-8 is refused', async () => {
  const { app } = appWith(serve(renameWeek, anyone, mustNotRun));
  const body = Buffer.concat([
    Buffer.from('{"name":"'),
    Buffer.of(0xed, 0xa0, 0x80),
    Buffer.from('"}'),
  ]);
  const response = await app.request('/api/weeks/1', {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(400);
  expect(await fieldsOf(response)).toEqual(['input']);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'content type %j is refused',
  async (type) => {
    const { app } = appWith(serve(renameWeek, anyone, mustNotRun));
    expect((await putText(app, '{"name":"x"}', type)).status).toBe(415);
  },
);

test.each([
  ['given twice', 'year=a&year=b', 'year'],
  ['given three times', 'year=a&year=b&year=c', 'year'],
  ['that is half a character', 'year=%ED%A0%80', 'year'],
  ['that is not encoded as it should be', 'year=%E0%A4', 'year'],
  ['with a name that is not encoded as it should be', 'year=a&%FF=b', 'input'],
  ['named __proto__', 'year=a&__proto__=b', 'input'],
  ['named constructor', 'year=a&constructor=b', 'input'],
])('a query field %s is refused by name', async (_what, query, field) => {
  const { app } = appWith(serve(listWeeks, anyone, mustNotRun));
  const response = await app.request(`/api/weeks?${query}`);
  expect(response.status).toBe(400);
  expect(await fieldsOf(response)).toEqual([field]);
});

test('a query with plus signs, empty fields and equals signs is read as forms write it', async () => {
  const { app } = appWith(serve(listWeeks, anyone, async (input) => input));
  const response = await app.request('/api/weeks?&year=Year+2=%2B&&page=2');
  expect(await response.json()).toEqual({ year: 'Year 2=+', page: 2 });
});

test('a query of 5,000 names is refused at once', async () => {
  const { app } = appWith(serve(listWeeks, anyone, mustNotRun));
  const query = Array.from({ length: 5000 }, (_, index) => `f${index}`).join('&');
  const ms = await processorMs(async () => {
    expect((await app.request(`/api/weeks?${query}`)).status).toBe(400);
  });
  expect(ms).toBeLessThan(200);
});

test('the guard decides before anything is read', async () => {
  const nobody = () => {
    throw new AppError('request/not-found');
  };
  const { app } = appWith(serve(renameWeek, nobody, mustNotRun));
  expect((await putText(app, 'not even JSON')).status).toBe(404);
});

test('the result of the guard reaches the handler', async () => {
  const { app } = appWith(
    serve(
      renameWeek,
      () => ({ id: 'caller' }),
      async (input, caller) => ({ ...input, id: caller.id }),
    ),
  );
  expect(await (await put(app, '/api/weeks/1', { name: 'x' })).json()).toMatchObject({
    id: 'caller',
  });
});

test('an unexpected error tells the caller the request id and nothing else', async () => {
  const { app, lines } = appWith(
    serve(renameWeek, anyone, async () => {
      throw new Error('select secret from table');
    }),
  );
  const response = await put(app, '/api/weeks/1', { name: 'x' });
  const text = await response.text();
  const { error } = errorAnswer.parse(JSON.parse(text));
  expect(response.status).toBe(500);
  expect(Object.keys(error).toSorted()).toEqual(['code', 'requestId']);
  expect(text).not.toMatch(/select|\.ts|at /);
  expect(response.headers.get('X-Request-Id')).toBe(error.requestId);
  expect(lines.filter((line) => line.includes(error.requestId))).toHaveLength(2);
  expect(lines.join()).toContain('select secret from table');
});

test('a full disk of the database has an error code of its own', async () => {
  const { app } = appWith(
    serve(renameWeek, anyone, async () => {
      throw Object.assign(new Error('could not extend file'), { code: '53100' });
    }),
  );
  expect((await put(app, '/api/weeks/1', { name: 'x' })).status).toBe(507);
});

test('an answer that breaks the contract is a 500, not a fault of the caller', async () => {
  const wrong: { id: string; name: string } = JSON.parse('{"id":1}');
  const { app } = appWith(serve(renameWeek, anyone, async () => wrong));
  expect((await put(app, '/api/weeks/1', { name: 'x' })).status).toBe(500);
});

function appWith(route: Route) {
  const { log, lines } = captureLog();
  const app: App = new Hono();
  app.onError(answerError);
  app.use(requestLog(log));
  app.on(route.method, route.path, route.handle);
  return { app, lines };
}

async function fieldsOf(response: Response): Promise<string[]> {
  return Object.keys(errorAnswer.parse(await response.json()).error.fields ?? {});
}

function put(app: App, path: string, body: object) {
  return putText(app, JSON.stringify(body), 'application/json', path);
}

async function putText(
  app: App,
  body: string,
  type = 'application/json',
  path = '/api/weeks/1',
): Promise<Response> {
  return app.request(path, { method: 'PUT', body, headers: { 'Content-Type': type } });
}

async function mustNotRun(): Promise<never> {
  throw new Error('the handler ran');
}
