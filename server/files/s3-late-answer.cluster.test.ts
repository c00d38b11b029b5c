import { createServer, request as ask } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type TestContext } from 'vitest';
import { aBucket } from '#testing/cluster/run-engines.ts';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { collect } from '#testing/file-store-suite.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { freePort } from '../db/embedded/free-port.ts';
import { contentOf, readBlob } from './blob-content.ts';
import { collectUnused } from './collect-unused.ts';
import { openS3Store } from './s3.ts';

const db = await openTestDatabase();
const CONTENT = Buffer.from('a small file');
const LATE = { code: 'service/unavailable', fault: 'late' };
const DAY_MS = 24 * 60 * 60_000;

test.concurrent('a file whose store answers after 6 seconds is stored, once', async (context) => {
  const { store } = await slowStore({ answerAfterMs: 6000 }, context);
  const { blob } = await store.put(contentOf(CONTENT));
  expect(await readBlob(store, blob)).toEqual(CONTENT);
  expect(await names(store)).toEqual([blob]);
});

test.concurrent('a file whose store answers too late is not stored, and nothing is left of it', async (context) => {
  const { store } = await slowStore({ answerAfterMs: 13_000 }, context);
  await expect(store.put(contentOf(CONTENT))).rejects.toMatchObject(LATE);
  expect(await names(store)).toEqual([]);
});

test.concurrent('what a store takes after we have given up is collected a day later, and nothing else is', async (context) => {
  const { store } = await slowStore({ takeAfterMs: 13_000 }, context);
  await expect(store.put(contentOf(CONTENT))).rejects.toMatchObject(LATE);
  await eventually(async () => expect(await names(store)).toHaveLength(1), 10_000);
  const { log } = captureLog();
  const needs = { db, files: store, log };
  expect(await collectUnused({ ...needs, now: () => new Date() })).toBe(0);
  const tomorrow = new Date(Date.now() + DAY_MS + 10_000);
  expect(await collectUnused({ ...needs, now: () => tomorrow })).toBe(1);
  expect(await names(store)).toEqual([]);
});

/** A line to the real store, on which files arrive late, or the answers to them. */
async function slowStore(
  { takeAfterMs = 0, answerAfterMs = 0 },
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
) {
  const settings = await aBucket();
  const line = createServer(async (request, response) => {
    const { method, headers, url = '' } = request;
    const isFile = method === 'PUT';
    const body = Buffer.concat(await collect(request));
    if (isFile) await sleep(takeAfterMs);
    const asked = ask(new URL(url, settings.endpoint), { method, headers }, async (answer) => {
      if (isFile) await sleep(answerAfterMs);
      answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers));
    });
    asked.end(body);
  });
  const port = await freePort('localhost');
  await new Promise<void>((resolve) => line.listen(port, 'localhost', resolve));
  onTestFinished(() => {
    line.close();
    line.closeAllConnections();
  });
  const store = await openS3Store({ ...settings, endpoint: `http://localhost:${port}` });
  return { store };
}

async function names(store: Awaited<ReturnType<typeof openS3Store>>): Promise<string[]> {
  return (await collect(store.list())).map(({ blob }) => blob);
}
