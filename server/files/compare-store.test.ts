import { beforeEach, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { aResource } from '#testing/library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { contentOf } from './blob-content.ts';
import { compareStore, type StoreFinding } from './compare-store.ts';
import type { FileStore } from './file-store.ts';

const db = await openTestDatabase();
const SLIDES = 'Year 2/Week 1/Slides.pdf';

beforeEach(async () => {
  await db.deleteFrom('objects').execute();
});

test.each(['sizeOf', 'read'] as const)(
  'a resource that is deleted just before %s is not missing',
  async (look) => {
    const { files, blob } = await aLibrary();
    const meanwhile: FileStore = {
      ...files,
      async [look](asked: string) {
        if (asked === blob) await remove(files, blob);
        return files[look](asked);
      },
    };
    expect(await findings(meanwhile)).toEqual([]);
  },
);

test('a resource that is deleted while it is read is not missing', async () => {
  const { files, blob } = await aLibrary();
  const meanwhile: FileStore = {
    ...files,
    async read(asked, range) {
      const content = await files.read(asked, range);
      if (asked === blob) await remove(files, blob);
      return content;
    },
  };
  expect(await findings(meanwhile)).toEqual([]);
});

test('a resource that is uploaded meanwhile is neither missing nor unused', async () => {
  const { files } = await aLibrary();
  const meanwhile: FileStore = {
    ...files,
    async *list() {
      await aResource(db, files, 'Year 2/Week 1/New.pdf');
      yield* files.list();
    },
  };
  expect(await findings(meanwhile)).toEqual([]);
});

test('files are compared several at a time, because a store may be slow to answer', async () => {
  const { files } = await aLibrary();
  await aResource(db, files, 'Year 2/Week 1/Worksheet.pdf');
  let asked = 0;
  const slow: FileStore = {
    ...files,
    async sizeOf(blob) {
      asked += 1;
      await eventually(() => expect(asked).toBe(2));
      return files.sizeOf(blob);
    },
  };
  expect(await findings(slow)).toEqual([]);
});

test('missing and unused blobs are named', async () => {
  const { files, blob } = await aLibrary();
  await files.delete(blob);
  const unused = await files.put(contentOf(Buffer.from('used by nothing')));
  expect(await findings(files)).toEqual([
    { kind: 'missing', blob, paths: [`learning/${SLIDES}`] },
    { kind: 'unused', blob: unused.blob, paths: [] },
  ]);
});

test.each(['sizeOf', 'read'] as const)(
  'a file for which %s fails is reported, and the others are still checked',
  async (look) => {
    const { files, blob } = await aLibrary();
    const other = await aResource(db, files, 'Year 2/Week 1/Words.pdf');
    await files.delete(other.blob);
    const failing: FileStore = {
      ...files,
      async [look](asked: string) {
        if (asked === blob) throw new Error('refused', { cause: new Error('EIO: i/o error') });
        return files[look](asked);
      },
    };
    const found = await findings(failing);
    expect(found.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'missing', blob: other.blob, paths: ['learning/Year 2/Week 1/Words.pdf'] },
      { kind: 'unreadable', reason: 'EIO: i/o error', blob, paths: [`learning/${SLIDES}`] },
    ]);
  },
);

async function aLibrary() {
  const files = await openTestStore(await temporaryFolder());
  return { files, ...(await aResource(db, files, SLIDES)) };
}

async function remove(files: FileStore, blob: string): Promise<void> {
  await db.deleteFrom('objects').where('blob', '=', blob).execute();
  await files.delete(blob);
}

async function findings(files: FileStore): Promise<StoreFinding[]> {
  const all: StoreFinding[] = [];
  for await (const finding of compareStore(db, files, { isDeep: true })) all.push(finding);
  return all;
}
