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
