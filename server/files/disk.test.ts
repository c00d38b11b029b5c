import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { readdir, readlink, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeFileStore } from '#testing/file-store-suite.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { AppError } from '../app-error.ts';
import { contentOf, readBlob } from './blob-content.ts';
import { newBlobName } from './blob-name.ts';
import { openDiskStore } from './disk.ts';

describeFileStore(emptyStore);

describe('an unfinished blob of a killed process', () => {
  test('is removed at the next start, whatever the clock said', async () => {
    const { folder, unfinished } = await emptyStore();
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
    await writeFile(join(folder, 'unfinished', 'left-over'), 'half a file');
    await writeFile(join(folder, 'unfinished', 'of-tomorrow'), 'half a file');
    await utimes(join(folder, 'unfinished', 'of-tomorrow'), tomorrow, tomorrow);
    await openDiskStore(folder, { shared: false });
    expect(await unfinished()).toEqual([]);
  });

  test('is left alone for a day where another copy may still be writing it', async () => {
    const { folder, unfinished } = await emptyStore();
    await writeFile(join(folder, 'unfinished', 'in-progress'), 'half a file');
    await writeFile(join(folder, 'unfinished', 'abandoned'), 'half a file');
    await utimes(join(folder, 'unfinished', 'abandoned'), 0, 0);
    const shared = await openDiskStore(folder, { shared: true });
    expect(await unfinished()).toHaveLength(2);
    await shared.sweep();
    expect(await unfinished()).toEqual(['in-progress']);
  });
});

test('content that is left before its first byte is closed', async () => {
  const { store } = await emptyStore();
  const { blob } = await store.put(contentOf(Buffer.from('content')));
  const content = await store.read(blob);
  expect(await openFiles(blob)).toBe(1);
  await content?.[Symbol.asyncIterator]().return?.();
  expect(await openFiles(blob)).toBe(0);
});

describe('in the place of a blob', () => {
  test.each([
    ['a pipe', (place: string) => void spawnSync('mkfifo', [place])],
    ['a folder', (place: string) => mkdirSync(place)],
    ['a link to nothing', (place: string) => symlinkSync('nowhere', place)],
  ])('%s is no blob, holds nobody up, and keeps no other from being read', async (_what, make) => {
    const { folder, store } = await emptyStore();
    const { blob } = await store.put(contentOf(Buffer.from('a file')));
    // More than there are threads for files.
    const odd = Array.from({ length: 8 }, () => newBlobName());
    for (const name of odd) {
      mkdirSync(join(folder, name.slice(0, 2)), { recursive: true });
      make(join(folder, name.slice(0, 2), name));
    }
    const began = performance.now();
    const found = odd.flatMap((name) => [store.read(name), store.sizeOf(name)]);
    expect(new Set(await Promise.all(found))).toEqual(new Set([undefined]));
    expect((await readBlob(store, blob))?.toString()).toBe('a file');
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('a disk that is not mounted', () => {
  test.each([
    ['moved away', async (folder: string) => rename(folder, `${folder}-away`)],
    [
      'an empty folder',
      async (folder: string) => rm(join(folder, 'unfinished'), { recursive: true }),
    ],
  ])('(%s) is a failure of the store and not a missing blob', async (_how, unmount) => {
    const { folder, store } = await emptyStore();
    const { blob } = await store.put(contentOf(Buffer.from('first')));
    await unmount(folder);
    const failure = expect.objectContaining({ name: 'StoreError', fault: 'failed' });
    await expect(store.sizeOf(newBlobName())).rejects.toEqual(failure);
    await expect(store.read(newBlobName())).rejects.toEqual(failure);
    await expect(store.put(contentOf(Buffer.from('second')))).rejects.toEqual(failure);
    await openDiskStore(folder, { shared: true });
    await store.put(contentOf(Buffer.from('third')), blob);
    expect(await store.sizeOf(blob)).toBe(5);
  });

  test('fails uploads only with its own errors', async () => {
    const { store } = await emptyStore();
    const slow = new AppError('request/timeout');
    await expect(store.put(failing(slow))).rejects.toBe(slow);
  });
});

async function* failing(error: Error): AsyncGenerator<Uint8Array> {
  yield Buffer.from('first');
  throw error;
}

async function emptyStore() {
  const folder = join(await temporaryFolder(), 'files');
  const store = await openDiskStore(folder, { shared: false });
  return { folder, store, unfinished: () => readdir(join(folder, 'unfinished')) };
}

async function openFiles(blob: string): Promise<number> {
  const numbers = await readdir('/proc/self/fd');
  const targets = numbers.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => ''));
  return (await Promise.all(targets)).filter((target) => target.endsWith(blob)).length;
}
