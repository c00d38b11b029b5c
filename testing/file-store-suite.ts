import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readBlob } from '#server/files/blob-content.ts';
import type { FileStore } from '#server/files/file-store.ts';

interface OpenedStore {
  store: FileStore;
  /** What is there beside whole blobs. */
  unfinished: () => Promise<string[]>;
}

/** What every file store promises, whatever it is made of. */
export function describeFileStore(openStore: () => Promise<OpenedStore>): void {
  describe('a blob', () => {
    test('is stored under its SHA-256 and comes back whole', async () => {
      const { store } = await openStore();
      const bytes = randomBytes(600_000);
      const blob = await store.put(inChunks(bytes, 10_000));
      expect(blob).toEqual({ hash: sha256(bytes), size: 600_000 });
      expect(await readBlob(store, blob.hash)).toEqual(bytes);
      expect(await store.sizeOf(blob.hash)).toBe(600_000);
    });

    test('may be empty', async () => {
      const { store } = await openStore();
      const { hash } = await store.put(inChunks(Buffer.alloc(0), 1));
      expect(await readBlob(store, hash)).toHaveLength(0);
      expect(await store.sizeOf(hash)).toBe(0);
    });

    // The sizes about which a store may cut its parts.
    test.each([8 * 1024 * 1024, 8 * 1024 * 1024 + 1, 20 * 1024 * 1024])(
      'of %i bytes comes back whole and in part, and leaves nothing beside it',
      async (size) => {
        const { store, unfinished } = await openStore();
        const bytes = randomBytes(size);
        const { hash } = await store.put(inChunks(bytes, 1_000_003));
        expect(hash).toBe(sha256(bytes));
        expect((await readBlob(store, hash))?.equals(bytes)).toBe(true);
        const range = { start: size - 500_000, end: size - 1 };
        expect((await readBlob(store, hash, range))?.equals(bytes.subarray(range.start))).toBe(
          true,
        );
        expect(await collect(store.list())).toEqual([hash]);
        expect(await unfinished()).toEqual([]);
      },
    );

    test.each([[{ start: 0, end: 0 }], [{ start: 5, end: 9 }], [{ start: 300_000, end: 599_999 }]])(
      'gives the part %j, both ends included',
      async (range) => {
        const { store } = await openStore();
        const bytes = randomBytes(600_000);
        const { hash } = await store.put(inChunks(bytes, 65_536));
        expect(await readBlob(store, hash, range)).toEqual(
          bytes.subarray(range.start, range.end + 1),
        );
      },
    );

    test('stored twice at once is there once', async () => {
      const { store, unfinished } = await openStore();
      const bytes = randomBytes(50_000);
      const puts = Array.from({ length: 8 }, () => store.put(inChunks(bytes, 1000)));
      expect(new Set((await Promise.all(puts)).map(({ hash }) => hash)).size).toBe(1);
      expect(await collect(store.list())).toEqual([sha256(bytes)]);
      expect(await unfinished()).toEqual([]);
    });

    test('can be deleted, also when it is not there', async () => {
      const { store } = await openStore();
      const { hash } = await store.put(inChunks(Buffer.from('x'), 1));
      await store.delete(hash);
      await store.delete(hash);
      expect(await store.sizeOf(hash)).toBeUndefined();
      expect(await store.read(hash)).toBeUndefined();
    });

    test('is read by many at once, some of whom stop in the middle', async () => {
      const { store } = await openStore();
      const bytes = randomBytes(3_000_000);
      const { hash } = await store.put(inChunks(bytes, 65_536));
      const readers = Array.from({ length: 20 }, async (_, n) => {
        const content = (await store.read(hash)) ?? [];
        if (n % 2 === 0) return sha256(Buffer.concat(await collect(content)));
        for await (const _chunk of content) break;
        return hash;
      });
      expect(new Set(await Promise.all(readers))).toEqual(new Set([hash]));
    });
  });

  test.each([1000, 2_500_000])(
    'an upload broken off at any chunk of %i bytes leaves nothing behind',
    async (chunkBytes) => {
      const { store, unfinished } = await openStore();
      for (const breakAt of [0, 1, 5, 9]) {
        await expect(store.put(breakingOff(breakAt, chunkBytes))).rejects.toThrow('broken off');
      }
      expect(await collect(store.list())).toEqual([]);
      expect(await unfinished()).toEqual([]);
    },
  );

  test('a name that is not a hash never becomes a path', async () => {
    const { store } = await openStore();
    await expect(store.read('../../../etc/passwd')).rejects.toThrow('SHA-256');
    await expect(store.delete('..')).rejects.toThrow('SHA-256');
  });
}

async function* inChunks(bytes: Buffer, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function collect<T>(items: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function* breakingOff(after: number, chunkBytes: number): AsyncIterable<Uint8Array> {
  for (let n = 0; n < after; n += 1) yield randomBytes(chunkBytes);
  throw new Error('broken off');
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
