import { expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openDiskStore } from './disk.ts';
import { createBlobCache } from './blob-cache.ts';

const MOST_BYTES = 8000;

test('a blob is read once, however many ask for it at once', async () => {
  const { files, reads, put } = await countingStore();
  const cache = createBlobCache(files, MOST_BYTES);
  const { blob, size } = await put('a'.repeat(1000));
  const contents = await Promise.all(Array.from({ length: 10 }, () => cache.read(blob, size)));
  for (const content of contents) expect(content?.toString()).toBe('a'.repeat(1000));
  expect(reads).toEqual([blob]);
});

test('the blob used longest ago makes room, and no more is kept than allowed', async () => {
  const { files, reads, put } = await countingStore();
  const cache = createBlobCache(files, MOST_BYTES);
  const blobs = await Promise.all(Array.from({ length: 9 }, (_, n) => put(String(n).repeat(1000))));
  const [first, second] = blobs;
  for (const { blob, size } of blobs.slice(0, 8)) await cache.read(blob, size);
  await ask(first);
  await ask(blobs[8]);
  reads.length = 0;
  await ask(first);
  expect(reads).toEqual([]);
  await ask(second);
  expect(reads).toEqual([second?.blob]);

  async function ask(stored: { blob: string; size: number } | undefined): Promise<void> {
    await cache.read(stored?.blob ?? '', stored?.size ?? 0);
  }
});

test('a blob that is too large is not kept', async () => {
  const { files, reads, put } = await countingStore();
  const cache = createBlobCache(files, MOST_BYTES);
  const { blob, size } = await put('x'.repeat(1001));
  expect(await cache.read(blob, size)).toBeUndefined();
  expect(reads).toEqual([]);
});

test('a blob that is missing or cannot be read is read again the next time', async () => {
  const { files, put } = await countingStore();
  const { blob, size } = await put('here');
  let broken = true;
  const cache = createBlobCache(
    { ...files, read: (name) => (broken ? Promise.reject(new Error('disk')) : files.read(name)) },
    MOST_BYTES,
  );
  await expect(cache.read(blob, size)).rejects.toThrow('disk');
  broken = false;
  expect((await cache.read(blob, size))?.toString()).toBe('here');
  expect(await cache.read('0'.repeat(64), 10)).toBeUndefined();
});

test('a blob that is cut short is read again the next time', async () => {
  const { files, reads, put } = await countingStore();
  const cache = createBlobCache(files, MOST_BYTES);
  const { blob, size } = await put('cut');
  expect((await cache.read(blob, size + 1))?.byteLength).toBe(size);
  await cache.read(blob, size + 1);
  expect(reads).toEqual([blob, blob]);
});

async function countingStore() {
  const disk = await openDiskStore(await temporaryFolder(), { shared: false });
  const reads: string[] = [];
  const files: FileStore = {
    ...disk,
    read: (blob, range) => {
      reads.push(blob);
      return disk.read(blob, range);
    },
  };
  return { files, reads, put };

  async function put(content: string) {
    return disk.put(
      (async function* once() {
        yield Buffer.from(content);
      })(),
    );
  }
}
