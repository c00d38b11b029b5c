import { createHash, randomBytes } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openDiskStore } from './disk.ts';
import type { ByteRange, FileStore } from './file-store.ts';

describe('a blob', () => {
  test('is stored under its SHA-256 and comes back whole', async () => {
    const { store } = await emptyStore();
    const bytes = randomBytes(600_000);
    const blob = await store.put(inChunks(bytes, 10_000));
    expect(blob).toEqual({ hash: sha256(bytes), size: 600_000 });
    expect(await readAll(store, blob.hash)).toEqual(bytes);
    expect(await store.sizeOf(blob.hash)).toBe(600_000);
  });

  test('may be empty', async () => {
    const { store } = await emptyStore();
    const { hash } = await store.put(inChunks(Buffer.alloc(0), 1));
    expect(await readAll(store, hash)).toHaveLength(0);
  });

  test.each([[{ start: 0, end: 0 }], [{ start: 5, end: 9 }], [{ start: 300_000, end: 599_999 }]])(
    'gives the part %j, both ends included',
    async (range) => {
      const { store } = await emptyStore();
      const bytes = randomBytes(600_000);
      const { hash } = await store.put(inChunks(bytes, 65_536));
      expect(await readAll(store, hash, range)).toEqual(bytes.subarray(range.start, range.end + 1));
    },
  );

  test('stored twice at once is there once', async () => {
    const { store, folder } = await emptyStore();
    const bytes = randomBytes(50_000);
    const puts = Array.from({ length: 8 }, () => store.put(inChunks(bytes, 1000)));
    expect(new Set((await Promise.all(puts)).map(({ hash }) => hash)).size).toBe(1);
    expect(await collect(store.list())).toEqual([sha256(bytes)]);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  test('can be deleted, also when it is not there', async () => {
    const { store } = await emptyStore();
    const { hash } = await store.put(inChunks(Buffer.from('x'), 1));
    await store.delete(hash);
    await store.delete(hash);
    expect(await store.sizeOf(hash)).toBeUndefined();
    expect(await store.read(hash)).toBeUndefined();
  });
});

test('an upload broken off at any chunk leaves nothing behind', async () => {
  const { store, folder } = await emptyStore();
  for (const breakAt of [0, 1, 5, 9]) {
    await expect(store.put(breakingOff(breakAt))).rejects.toThrow('broken off');
  }
  expect(await collect(store.list())).toEqual([]);
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

test('a name that is not a hash never becomes a path', async () => {
  const { store } = await emptyStore();
  await expect(store.read('../../../etc/passwd')).rejects.toThrow('SHA-256');
  await expect(store.delete('..')).rejects.toThrow('SHA-256');
});

describe('what a killed process left unfinished', () => {
  test('is swept at the next start', async () => {
    const { folder } = await emptyStore();
    await writeFile(join(folder, 'unfinished', 'left-over'), 'half a file');
    await openDiskStore(folder, { shared: false });
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  test('is left alone for a day where another copy may still be writing it', async () => {
    const { folder } = await emptyStore();
    await writeFile(join(folder, 'unfinished', 'in-progress'), 'half a file');
    await writeFile(join(folder, 'unfinished', 'abandoned'), 'half a file');
    await utimes(join(folder, 'unfinished', 'abandoned'), 0, 0);
    await openDiskStore(folder, { shared: true });
    expect(await readdir(join(folder, 'unfinished'))).toEqual(['in-progress']);
  });
});

async function emptyStore() {
  const folder = join(await temporaryFolder(), 'files');
  return { folder, store: await openDiskStore(folder, { shared: false }) };
}

async function* inChunks(bytes: Buffer, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* breakingOff(after: number): AsyncIterable<Uint8Array> {
  for (let n = 0; n < after; n += 1) yield randomBytes(1000);
  throw new Error('broken off');
}

async function readAll(store: FileStore, hash: string, range?: ByteRange): Promise<Buffer> {
  const stream = await store.read(hash, range);
  if (!stream) throw new Error('no such blob');
  return Buffer.concat(await collect(stream));
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
