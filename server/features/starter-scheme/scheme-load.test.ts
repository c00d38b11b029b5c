import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { getSchemeLoad, type SchemeLoad, startSchemeLoad } from '#contract/starter-scheme.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { emptyLibrary, storeFindings } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { checkSmall, SMALL_SCHEME } from '#testing/small-scheme.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { listAuditEntries } from '../audit/audit.queries.ts';
import { claimLoad, runLoad } from './scheme-load.service.ts';
import { SCHEME_FOLDERS } from './starter-scheme.ts';

const db = await openTestDatabase();
const extent = 'missing weeks' as const;
let product: TestApp;
let cookie: string;
let afterMs: number;
const now = () => new Date(Date.now() + afterMs);

beforeEach(async () => {
  afterMs = 0;
  await emptyLibrary(db);
  await db.deleteFrom('starter_weeks').execute();
  await db.deleteFrom('scheme_loads').execute();
  await db.deleteFrom('audit_log').execute();
  product = await createTestApp(db, { now });
  cookie = await anAdministrator(product, db, `${randomUUID()}@spellingorchard.example`);
});

test('an administrator starts it once, watches it from any copy, and finds the whole scheme', async () => {
  expect(await status()).toEqual({ state: 'none', done: 0, total: 0 });
  const other = await createTestApp(db, { around: () => product.files });
  const answers = await Promise.all([start(product), start(other), start(product)]);
  for (const { state, total } of answers) {
    expect([state, total]).toEqual(['running', SCHEME_FOLDERS]);
  }
  const complete = { state: 'complete', done: SCHEME_FOLDERS, total: SCHEME_FOLDERS };
  await eventually(async () => expect(await status(other)).toEqual(complete), 100_000);
  expect(await storeFindings(db, product.files)).toEqual([]);
  const started = (await listAuditEntries(db, 10)).filter((each) => each.action.includes('scheme'));
  expect(started).toHaveLength(1);
}, 120_000);

test('one that was killed counts as stopped after 90 seconds, and is continued', async () => {
  const id = await claim();
  expect(await claim()).toBeUndefined();
  expect((await status()).state).toBe('running');
  afterMs = 91_000;
  expect((await status()).state).toBe('stopped');
  const next = await claim();
  expect(next).not.toBeUndefined();
  // The killed one was only slow: it notices, and leaves the rest to the other.
  expect(await run(id ?? '')).toEqual([1]);
  expect(await run(next ?? '', 2)).toEqual([2, 3]);
  expect(await status()).toEqual({ state: 'stopped', done: 3, total: SCHEME_FOLDERS });
});

test('one that fails ends, and can be started again at once', async () => {
  const id = await claim();
  const makeWeek = () => Promise.reject(new Error('no memory'));
  const workers = { ...SMALL_SCHEME, makeWeek };
  await expect(runLoad({ ...needs(), workers }, id ?? '')).rejects.toThrow('no memory');
  expect((await status()).state).toBe('stopped');
  expect(await claim()).not.toBeUndefined();
});

function claim(): Promise<string | undefined> {
  return claimLoad({ db, now }, { actor: 'a test', extent });
}

/** Returns the reported progress. */
async function run(id: string, stopAfter = Infinity): Promise<number[]> {
  const told: number[] = [];
  const onWeek = (done: number) => void told.push(done);
  await runLoad({ ...needs(), onWeek, isStopping: () => told.length >= stopAfter }, id);
  return told;
}

function needs() {
  const { files } = product;
  const { log } = captureLog();
  const isStopping = () => false;
  return { db, files, log, now, extent, isStopping, workers: SMALL_SCHEME, checkPdf: checkSmall };
}

async function start(copy: TestApp): Promise<SchemeLoad> {
  return answerOf(startSchemeLoad, await callApi(copy, startSchemeLoad, {}, { cookie }));
}

async function status(copy = product): Promise<SchemeLoad> {
  return answerOf(getSchemeLoad, await callApi(copy, getSchemeLoad, {}, { cookie }));
}
