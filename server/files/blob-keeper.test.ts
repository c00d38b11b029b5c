import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { failingDatabase } from '#testing/failing-database.ts';
import { aResource, storeFindings } from '#testing/library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { makeTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { contentOf } from './blob-content.ts';
import { createBlobKeeper } from './blob-keeper.ts';
import { tryLockBlobsAlone, unlockBlobs } from './blobs.queries.ts';
import type { FileStore } from './file-store.ts';

const url = await makeTestDatabase();
const db = openDatabase(url, createLog('error'));
const elsewhere = openDatabase(url, createLog('error'));
/** Before the pool ends a connection that nobody wanted meanwhile, which would let go as well. */
const SOON_MS = 5000;
/** The database answers in real time, also where the clock is ours. */
const A_TRY_TAKES_MS = 100;
afterAll(() => Promise.all([db.destroy(), elsewhere.destroy()]));

test('what is confirmed stays until its transaction is over, whatever became of the connection that kept it', async () => {
  const { files, ours, another } = await twoKeepers();
  const { hash } = await files.put(contentOf(Buffer.from('soon referred to')));
  await db.transaction().execute(async (transaction) => {
    await ours.confirm(transaction, [hash]);
    expect(await another.collect()).toBe(0);
  });
  expect(await another.collect()).toBe(1);
});

test('nothing refers to a file that has gone', async () => {
  const { ours, another, files } = await twoKeepers();
  const { hash } = await files.put(contentOf(Buffer.from('gone too soon')));
  await another.collect();
  const referring = db.transaction().execute((transaction) => ours.confirm(transaction, [hash]));
  await expect(referring).rejects.toMatchObject({ code: 'service/unavailable' });
});

test('what another copy was busy with goes soon after, without a further upload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { files, ours, another } = await twoKeepers();
  const { hash } = await files.put(contentOf(Buffer.from('used by nothing')));

  await another.using(() => ours.release([hash]));
  expect(await listed(files)).toEqual([hash]);

  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await listed(files)).toEqual([]));
});

test('what is released again while others are being removed is looked at again', async () => {
  const { files } = await twoKeepers();
  const { hash } = await aResource(db, files, 'Year 2/Week 1/Slides.pdf');
  const unused = await files.put(contentOf(Buffer.from('used by nothing')));
  const ours = createBlobKeeper({ db, files: { ...files, delete: slowly }, log: captureLog().log });
  await ours.release([hash, unused.hash]);
  expect(await files.sizeOf(hash)).toBeUndefined();

  /** By now it was found that the resource is there. */
  async function slowly(each: string): Promise<void> {
    if (each === unused.hash) {
      await db.deleteFrom('objects').execute();
      await ours.release([hash]);
    }
    await files.delete(each);
  }
});

test('while the store is looked through, others bring files and keep them', async () => {
  const { files, another } = await twoKeepers();
  const ours = createBlobKeeper({ db, files: { ...files, list: watched }, log: captureLog().log });
  expect(await ours.collect()).toBe(1200);
  expect(await storeFindings(db, files)).toEqual([]);

  async function* watched(): AsyncIterable<string> {
    for (let n = 0; n < 1200; n += 1) {
      if (n % 400 === 0) yield await upload(n);
      yield n.toString(16).padStart(64, '0');
    }
  }

  async function upload(n: number): Promise<string> {
    const began = performance.now();
    const uploaded = another.using(() => aResource(db, files, `Year 2/Week 1/${n}.pdf`));
    const { hash } = await uploaded;
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    return hash;
  }
});

test('a file that cannot be removed keeps no other, and is told of once', async () => {
  const { files } = await twoKeepers();
  const [stuck = '', ...others] = await putSome(files, 3);
  const { log, lines } = captureLog();
  const ours = createBlobKeeper({ db, files: { ...files, list, delete: remove }, log });
  expect(await ours.collect()).toBe(2);
  expect(await listed(files)).toEqual([stuck]);
  expect(lines).toEqual([expect.stringMatching(/not permitted.*"files":1/)]);

  async function* list(): AsyncIterable<string> {
    yield* [stuck, ...others];
  }

  async function remove(hash: string): Promise<void> {
    if (hash === stuck) throw new Error('not permitted');
    await files.delete(hash);
  }
});

test('it is tried again ever later while it fails, and goes when it can', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { files } = await twoKeepers();
  let tries = 0;
  const { log, lines } = captureLog();
  const ours = createBlobKeeper({ db, files: { ...files, delete: remove }, log });
  await ours.release(await putSome(files, 1));
  for (const [n, wait] of [5000, 10_000, 20_000, 40_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    await sleep(A_TRY_TAKES_MS);
    expect(tries).toBe(n + 1);
    await vi.advanceTimersByTimeAsync(1);
    while (tries < n + 2 || (await locks()).length > 0) await sleep(10);
    await sleep(A_TRY_TAKES_MS);
  }
  expect(await listed(files)).toEqual([]);
  expect(lines).toHaveLength(4);

  async function remove(hash: string): Promise<void> {
    tries += 1;
    if (tries < 5) throw new Error('not permitted');
    await files.delete(hash);
  }
});

test('where removing takes long, who brings files waits for a few of them only', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { files, another } = await twoKeepers();
  const removed: string[] = [];
  const ours = createBlobKeeper({ db, files: { ...files, delete: slowly }, log: captureLog().log });
  let upload: Promise<number> | undefined;
  await ours.release(await putSome(files, 5));
  expect(await upload).toBe(2);
  await ours.release([]);
  expect(await listed(files)).toEqual([]);

  async function slowly(hash: string): Promise<void> {
    upload ??= another.using(async () => removed.length);
    while (removed.length === 0 && !(await isAwaited())) await sleep(10);
    vi.advanceTimersByTime(2000);
    await files.delete(hash);
    removed.push(hash);
  }

  async function isAwaited(): Promise<boolean> {
    return (await locks()).some(({ granted }) => !granted);
  }
});

test('what somebody has in hand stays, however often the store is looked through', async () => {
  const { files, ours, another } = await twoKeepers();
  await another.using(async () => {
    const { hash } = await files.put(contentOf(Buffer.from('soon referred to')));
    expect(await ours.collect()).toBe(0);
    expect(await ours.collect()).toBe(0);
    expect(await files.sizeOf(hash)).toBe(16);
  });
  expect(await ours.collect()).toBe(1);
});

test.each([
  ['fails', 'failAt'],
  ['is not answered', 'loseAnswerAt'],
] as const)('whichever statement %s, no lock is left behind', async (_how, fail) => {
  const files = await openTestStore(await temporaryFolder());
  const failing = failingDatabase(db);
  const ours = createBlobKeeper({ db: failing.db, files, log: captureLog().log });
  for (let statement = 1; statement <= 5; statement += 1) {
    const { hash } = await files.put(contentOf(Buffer.from('used by nothing')));
    for (const work of [() => ours.using(async () => {}), () => ours.release([hash])]) {
      failing[fail](statement);
      await work().catch(() => {});
      failing.failAt(0);
      await eventually(async () => expect(await locks()).toEqual([]), SOON_MS);
    }
  }
});

test('nor is one that the database gives after the time for an answer is over', async () => {
  const { files, ours, another } = await twoKeepers();
  await files.put(contentOf(Buffer.from('used by nothing')));
  await db.connection().execute(async (connection) => {
    await tryLockBlobsAlone(connection);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const late = ours.using(async () => {}).catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await locks()).toContainEqual({ granted: false }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await late).toMatchObject({ message: 'Query read timeout' });
    vi.useRealTimers();
    await unlockBlobs(connection, 'alone');
  });
  await eventually(async () => expect(await another.collect()).toBe(1), SOON_MS);
});

async function putSome(files: FileStore, count: number): Promise<string[]> {
  const contents = Array.from({ length: count }, (_, n) => contentOf(Buffer.from(`${n}`)));
  const blobs = await Promise.all(contents.map((content) => files.put(content)));
  return blobs.map(({ hash }) => hash);
}

async function listed(files: FileStore): Promise<string[]> {
  const hashes: string[] = [];
  for await (const hash of files.list()) hashes.push(hash);
  return hashes;
}

async function locks(): Promise<{ granted: boolean }[]> {
  const { rows } = await sql<{ granted: boolean }>`select granted from pg_locks
    join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database()`.execute(elsewhere);
  return rows;
}

/** As two copies of the product have them: on one database and one store, with connections of their own. */
async function twoKeepers() {
  const files = await openTestStore(await temporaryFolder());
  const { log } = captureLog();
  const keeper = (copy: Database) => createBlobKeeper({ db: copy, files, log });
  return { files, ours: keeper(db), another: keeper(elsewhere) };
}
