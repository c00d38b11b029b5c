import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aResource, storeFindings } from '#testing/library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { contentOf } from './blob-content.ts';
import { collectUnused, startCollecting } from './collect-unused.ts';
import { openDiskStore } from './disk.ts';
import type { FileStore } from './file-store.ts';

const db = await openTestDatabase();
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

test('a blob that nothing has referred to for a day is deleted, and no other', async () => {
  const files = await openTestStore(await temporaryFolder());
  const slides = await aResource(db, files, 'Year 2/Week 1/Slides.pdf');
  const picture = await put(files, 'picture');
  const pictured = { picture_blob: picture, picture_hash: 'f'.repeat(64) };
  await db.updateTable('objects').set(pictured).where('blob', '=', slides.blob).execute();
  const unused = await put(files, 'used by nothing');

  expect(await collect(files, { afterMs: 23 * HOUR_MS })).toBe(0);
  expect(await files.sizeOf(unused)).toBe(15);
  expect(await collect(files, { afterMs: 25 * HOUR_MS })).toBe(1);
  expect(await files.sizeOf(unused)).toBeUndefined();
  expect(await files.sizeOf(slides.blob)).toBe(slides.size);
  expect(await files.sizeOf(picture)).toBe(7);
  expect(await storeFindings(db, files)).toEqual([]);
});

test('more blobs than fit into one query are deleted', async () => {
  const files = await openTestStore(await temporaryFolder());
  for (let n = 0; n < 250; n += 1) await put(files, `${n}`);
  expect(await collect(files, { afterMs: 25 * HOUR_MS })).toBe(250);
});

test('a blob that cannot be deleted keeps no other from being deleted, and is logged once', async () => {
  const files = await openTestStore(await temporaryFolder());
  const stuck = await put(files, 'stuck');
  const others = [await put(files, 'a'), await put(files, 'b')];
  const { log, lines } = captureLog();
  const failing: FileStore = {
    ...files,
    async delete(blob) {
      if (blob === stuck) throw new Error('not permitted');
      await files.delete(blob);
    },
  };
  expect(await collect(failing, { afterMs: 25 * HOUR_MS, log })).toBe(others.length);
  expect(await files.sizeOf(stuck)).toBe(5);
  expect(lines).toEqual([expect.stringMatching(/not permitted.*"files":1/)]);
});

test('unused and unfinished blobs are removed after the start, and every day', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = join(await temporaryFolder(), 'files');
  const files = await openDiskStore(folder, { shared: true });
  const { log, lines } = captureLog();
  await leave();
  const now = () => new Date();
  const stop = startCollecting({ db, files, log, now });
  onTestFinished(stop);
  // Its last words: a query under way would find its time over when the clock moves on by a day.
  await eventually(() => expect(lines).toEqual([expect.stringContaining('were removed')]));
  expect(await left()).toEqual([]);

  await leave();
  vi.advanceTimersByTime(DAY_MS);
  await eventually(async () => expect(await left()).toEqual([]));

  async function leave(): Promise<void> {
    const { blob } = await files.put(contentOf(Buffer.from('used by nothing')));
    await utimes(join(folder, blob.slice(0, 2), blob), 0, 0);
    const unfinished = join(folder, 'unfinished', 'abandoned');
    await writeFile(unfinished, 'half a file');
    await utimes(unfinished, 0, 0);
    expect(await left()).toHaveLength(2);
  }

  async function left(): Promise<string[]> {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    return names.filter((entry) => entry.isFile()).map(({ name }) => name);
  }
});

function collect(files: FileStore, { afterMs, log = captureLog().log }: Collecting) {
  return collectUnused({ db, files, log, now: () => new Date(Date.now() + afterMs) });
}

interface Collecting {
  afterMs: number;
  log?: ReturnType<typeof captureLog>['log'];
}

async function put(files: FileStore, text: string): Promise<string> {
  return (await files.put(contentOf(Buffer.from(text)))).blob;
}
