import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readBlob } from '#server/files/blob-content.ts';
import type { FileStore } from '#server/files/file-store.ts';

interface OpenedStore {
  store: FileStore;
  /** Lists files or uploads that are not complete blobs. */
  unfinished: () => Promise<string[]>;
}

/** The tests that every kind of file store must pass. */
export function describeFileStore(openStore: () => Promise<OpenedStore>): void {
  describe('a blob', () => {
    test('gets a name that does not depend on its content, and is read back whole', async () => {
      const { store } = await openStore();
      const bytes = randomBytes(600_000);
      const stored = await store.put(inChunks(bytes, 10_000));
      expect(stored).toEqual({
        blob: expect.stringMatching(/^[0-9a-f]{32}$/),
        hash: sha256(bytes),
        size: 600_000,
      });
      expect(sha256(bytes)).not.toContain(stored.blob);
      expect(await readBlob(store, stored.blob)).toEqual(bytes);
      expect(await store.sizeOf(stored.blob)).toBe(600_000);
    });

    test.each(['0123456789abcdef'.repeat(2), '0123456789abcdef'.repeat(4)])(
      'is restored under the name %s that it had, also when restored twice',
      async (name) => {
        const { store } = await openStore();
        const bytes = randomBytes(1000);
        for (let time = 0; time < 2; time += 1) {
          const stored = await store.put(inChunks(bytes, 100), name);
          expect(stored).toEqual({ blob: name, hash: sha256(bytes), size: 1000 });
        }
        expect(await readBlob(store, name)).toEqual(bytes);
        expect(await names(store)).toEqual([name]);
      },
    );

    test('is listed with the time at which it was stored', async () => {
      const { store } = await openStore();
      const before = Date.now();
      await store.put(inChunks(Buffer.from('x'), 1));
      const [listed] = await collect(store.list());
      // Stores round to seconds.
      expect(listed?.storedAt.getTime()).toBeGreaterThan(before - 2000);
      expect(listed?.storedAt.getTime()).toBeLessThan(Date.now() + 2000);
    });

    test('may be empty', async () => {
      const { store } = await openStore();
      const { blob } = await store.put(inChunks(Buffer.alloc(0), 1));
      expect(await readBlob(store, blob)).toHaveLength(0);
      expect(await store.sizeOf(blob)).toBe(0);
    });

    // Sizes around the limit at which a store splits a blob into parts.
    test.each([8 * 1024 * 1024, 8 * 1024 * 1024 + 1, 20 * 1024 * 1024])(
      'of %i bytes is read back whole and in part, and leaves nothing unfinished',
      async (size) => {
        const { store, unfinished } = await openStore();
        const bytes = randomBytes(size);
        const { blob, hash } = await store.put(inChunks(bytes, 1_000_003));
        expect(hash).toBe(sha256(bytes));
        expect((await readBlob(store, blob))?.equals(bytes)).toBe(true);
        const range = { start: size - 500_000, end: size - 1 };
        expect((await readBlob(store, blob, range))?.equals(bytes.subarray(range.start))).toBe(
          true,
        );
        expect(await names(store)).toEqual([blob]);
        expect(await unfinished()).toEqual([]);
      },
    );

    test.each([[{ start: 0, end: 0 }], [{ start: 5, end: 9 }], [{ start: 300_000, end: 599_999 }]])(
      'is read in part, %j, both ends included',
      async (range) => {
        const { store } = await openStore();
        const bytes = randomBytes(600_000);
        const { blob } = await store.put(inChunks(bytes, 65_536));
        expect(await readBlob(store, blob, range)).toEqual(
          bytes.subarray(range.start, range.end + 1),
        );
      },
    );

    test('stored by several callers at once exists for each of them, and is deleted for one only', async () => {
      const { store, unfinished } = await openStore();
      const bytes = randomBytes(50_000);
      const puts = Array.from({ length: 8 }, () => store.put(inChunks(bytes, 1000)));
      const [first, ...others] = (await Promise.all(puts)).map(({ blob }) => blob);
      await store.delete(first ?? '');
      expect((await names(store)).toSorted()).toEqual(others.toSorted());
      for (const blob of others) expect(await readBlob(store, blob)).toEqual(bytes);
      expect(await unfinished()).toEqual([]);
    });

    test('can be deleted twice', async () => {
      const { store } = await openStore();
      const { blob } = await store.put(inChunks(Buffer.from('x'), 1));
      await store.delete(blob);
      await store.delete(blob);
      expect(await store.sizeOf(blob)).toBeUndefined();
      expect(await store.read(blob)).toBeUndefined();
    });

    test('is read by many callers at once, some of which stop in the middle', async () => {
      const { store } = await openStore();
      const bytes = randomBytes(3_000_000);
      const { blob, hash } = await store.put(inChunks(bytes, 65_536));
      const readers = Array.from({ length: 20 }, async (_, n) => {
        const content = (await store.read(blob)) ?? [];
        if (n % 2 === 0) return sha256(Buffer.concat(await collect(content)));
        for await (const _chunk of content) break;
        return hash;
      });
      expect(new Set(await Promise.all(readers))).toEqual(new Set([hash]));
    });
  });

  test.each([1000, 2_500_000])(
    'an upload interrupted at any chunk of %i bytes leaves nothing behind',
    async (chunkBytes) => {
      const { store, unfinished } = await openStore();
      for (const breakAt of [0, 1, 5, 9]) {
        await expect(store.put(breakingOff(breakAt, chunkBytes))).rejects.toThrow('broken off');
      }
      expect(await collect(store.list())).toEqual([]);
      expect(await unfinished()).toEqual([]);
    },
  );

  test('a name that is not a blob name never becomes a path', async () => {
    const { store } = await openStore();
    const refusal = 'not the name of a blob';
    await expect(store.read('../../../etc/passwd')).rejects.toThrow(refusal);
    await expect(store.delete('..')).rejects.toThrow(refusal);
    await expect(store.put(inChunks(Buffer.from('x'), 1), '../x')).rejects.toThrow(refusal);
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

async function names(store: FileStore): Promise<string[]> {
  return (await collect(store.list())).map(({ blob }) => blob);
}

async function* breakingOff(after: number, chunkBytes: number): AsyncIterable<Uint8Array> {
  for (let n = 0; n < after; n += 1) yield randomBytes(chunkBytes);
  throw new Error('broken off');
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
