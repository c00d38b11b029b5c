import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createLink } from '#contract/library.ts';
import { deleteFolder } from '#contract/library-changes.ts';
import { signInWithCode } from '#contract/session.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aFolder, aResource, libraryChanges } from '#testing/library.ts';
import { aTeacherAlone, anAdministrator } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { freePort } from '../db/embedded/free-port.ts';
import type { FileStore } from '../files/file-store.ts';
import { inTurn } from '../in-turn.ts';
import { drain, listen } from './listen.ts';

const db = await openTestDatabase();
const SLOW_SECONDS = 0.7;
const AT_LEAST_MS = 600;

test('the line of a refused sign-in says why, and from which network it came', async () => {
  const product = await createTestApp(db);
  const wrong = { email: 'somebody@school.example', code: '000000' };
  await callApi(product, signInWithCode, wrong);
  expect(lastLine(product)).toMatchObject({
    path: signInWithCode.path,
    status: 401,
    error: 'sign-in/code-refused',
    network: '192.0.2.1',
  });
});

test('the line of a deleted year says who deleted it', async () => {
  const product = await createTestApp(db);
  const cookie = await anAdministrator(product, db);
  await aFolder(db, 'Year 9');
  expect((await libraryChanges(product, cookie).remove('Year 9')).status).toBe(200);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'head@spellingorchard.example')
    .executeTakeFirstOrThrow();
  const line = lastLine(product);
  expect(line).toMatchObject({ method: 'DELETE', status: 200, userId: id });
  expect(line).not.toHaveProperty('error');
});

test('the line of a write that was refused because another site sent it says whose browser it was', async () => {
  const product = await createTestApp(db);
  const cookie = await anAdministrator(product, db, 'third@spellingorchard.example');
  const headers = { cookie, Origin: 'https://evil.example', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ path: 'Year 9' });
  await product.app.request(deleteFolder.path, { method: 'DELETE', body, headers });
  expect(lastLine(product)).toMatchObject({
    status: 403,
    error: 'request/cross-site',
    userId: UUID,
  });
});

test('a sign-in that succeeded names the person', async () => {
  const product = await createTestApp(db);
  await anAdministrator(product, db, 'deputy@spellingorchard.example');
  expect(lastLine(product)).toMatchObject({ path: signInWithCode.path, userId: UUID });
});

test('probes are logged at debug', async () => {
  const product = await createTestApp(db);
  await product.app.request('/health/live');
  await product.app.request('/health/ready');
  expect(linesOf(product).map(({ level }) => level)).toEqual([20, 20]);
});

test('a slow request names no wait that began before it', async () => {
  const product = await createTestApp(db);
  product.app.get('/api/slow', async (c) => {
    await sleep(SLOW_SECONDS * 1000);
    return c.json({});
  });
  const before = sql`select pg_sleep(0.4)`.execute(db);
  await sleep(100);
  await product.app.request('/api/slow');
  await before;
  expect(lastLine(product)['waitedMs']).toEqual({});
});

test('a slow request names how long it waited for the database', async () => {
  const product = await createTestApp(db);
  product.app.get('/api/slow', async (c) => {
    await sql`select pg_sleep(${SLOW_SECONDS})`.execute(db);
    return c.json({});
  });
  await product.app.request('/api/slow');
  expect(lastLine(product)['waitedMs']).toMatchObject({ database: AT_LEAST });
});

test('a slow request names how long it waited for its turn', async () => {
  const product = await createTestApp(db);
  const takeTurn = inTurn({ atOnce: 1, longestLine: 10 });
  product.app.get('/api/slow', (c) =>
    takeTurn(async () => {
      await sleep(SLOW_SECONDS * 1000);
      return c.json({});
    }),
  );
  await Promise.all([product.app.request('/api/slow'), product.app.request('/api/slow')]);
  expect(lastLine(product)['waitedMs']).toMatchObject({ turn: AT_LEAST });
});

test('a slow request names how long it waited for the file store', async () => {
  const around = (files: FileStore) => ({
    ...files,
    read: async (...args: Parameters<FileStore['read']>) => {
      await sleep(SLOW_SECONDS * 1000);
      return files.read(...args);
    },
  });
  const product = await createTestApp(db, { around });
  const { cookie, url } = await aLink(product);
  expect((await product.app.request(url, { headers: { cookie } })).status).toBe(200);
  expect(lastLine(product)['waitedMs']).toMatchObject({ store: AT_LEAST });
});

test('a fast request names no parts', async () => {
  const product = await createTestApp(db);
  // Again where the machine stalled for longer than a fast request takes.
  await eventually(async () => {
    await product.app.request('/api/session');
    expect(lastLine(product)).not.toHaveProperty('waitedMs');
  });
});

test('an answer that takes long to be sent is logged and measured to its end', async () => {
  const product = await createTestApp(db);
  const { body, finish } = unfinished();
  product.app.get('/api/streamed', (c) => c.body(body));
  const url = `http://localhost:${await listenFor(product)}`;
  const response = await fetch(`${url}/api/streamed`);
  await sleep(SLOW_SECONDS * 1000);
  finish();
  await response.text();
  await eventually(() => expect(lastLine(product)['endMs']).toEqual(AT_LEAST));
  const { ms, endMs } = lastLine(product);
  expect(Number(endMs) - Number(ms)).toBeGreaterThan(AT_LEAST_MS);
  const sum = /^http_request_duration_seconds_sum\{.*streamed.*\} (\S+)$/m.exec(
    await product.metrics.registry.metrics(),
  )?.[1];
  expect(Number(sum)).toBeGreaterThan(AT_LEAST_MS / 1000);
});

test('an answer whose caller has gone is logged as cut off', async () => {
  const product = await createTestApp(db);
  product.app.get('/api/streamed', (c) => c.body(unfinished().body));
  const port = await listenFor(product);
  await new Promise<void>((resolve) => {
    const request = get(`http://localhost:${port}/api/streamed`, (response) => {
      response.destroy();
      resolve();
    });
    request.on('error', () => {});
  });
  await eventually(() => expect(lastLine(product)).toMatchObject({ cutOff: true }));
});

const AT_LEAST = expect.toSatisfy((ms: unknown) => typeof ms === 'number' && ms >= AT_LEAST_MS);
const UUID = expect.stringMatching(/^[\da-f-]{36}$/);

type Line = Record<string, unknown>;

function linesOf({ logLines }: TestApp): Line[] {
  return logLines.map((line) => JSON.parse(line));
}

function lastLine(product: TestApp): Line {
  return linesOf(product).at(-1) ?? {};
}

async function aLink(product: TestApp): Promise<{ cookie: string; url: string }> {
  const cookie = await aTeacherAlone(product, db);
  const path = 'Year 2/Week 1/Slides.pdf';
  await aResource(db, product.files, path);
  const input = { bucket: 'learning', path, purpose: 'print' };
  const { url } = await answerOf(createLink, await callApi(product, createLink, input, { cookie }));
  return { cookie, url };
}

async function listenFor({ app }: TestApp): Promise<number> {
  const port = await freePort('localhost');
  const server = await listen(app, { host: 'localhost', port }, captureLog().log);
  onTestFinished(() => drain(server, 0));
  return port;
}

/** A body whose last part waits. */
function unfinished() {
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from('first'));
      finish = () => {
        controller.enqueue(Buffer.from('last'));
        controller.close();
      };
    },
  });
  return { body, finish: () => finish() };
}
