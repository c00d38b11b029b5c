import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aSite, backUp, restore, type Site } from '#testing/backed-up-site.ts';
import { aResource, storeFindings } from '#testing/library.ts';
import type { ByteRange, FileStore } from '../files/file-store.ts';

const STORE_DELAY_MS = 30;
/** More than is read into memory at once. */
const LARGE_BYTES = 3 * 1024 * 1024;

test.each([
  ['sizeOf', LARGE_BYTES],
  ['read', LARGE_BYTES],
  ['first byte', LARGE_BYTES],
  ['last byte', LARGE_BYTES],
  ['read', 100],
  ['first byte', 100],
  ['last byte', 100],
] as const)(
  'resources that change before the %s of a file of %i bytes: rows and files are of one moment',
  async (when, size) => {
    const site = await aSite();
    for (const name of ['Deleted', 'Replaced', 'Steady']) {
      const content = Buffer.alloc(size, name);
      await aResource(site.db, site.files, `Year 2/Week 1/${name}.pdf`, { content });
    }
    const file = await backUp({ ...site, files: changing(site, when) });
    const before = await resourcesOf(site);
    expect(before.map(({ name }) => name)).toEqual(['Added.pdf', 'Replaced.pdf', 'Steady.pdf']);
    const restored = await aSite();
    await restore(file, restored);
    expect(await resourcesOf(restored)).toEqual(before);
    expect(await storeFindings(restored.db, restored.files)).toEqual([]);
  },
);

test('blobs of a slow store are read several at once', async () => {
  const site = await aSite();
  for (let n = 0; n < 60; n += 1) {
    await aResource(site.db, site.files, `Year 2/Week 1/Sheet ${n}.pdf`);
  }
  let pending = 0;
  let mostPending = 0;
  const slow: FileStore = {
    ...site.files,
    async read(blob, range) {
      pending += 1;
      mostPending = Math.max(mostPending, pending);
      await sleep(STORE_DELAY_MS);
      pending -= 1;
      return site.files.read(blob, range);
    },
  };
  await backUp({ ...site, files: slow });
  expect(mostPending).toBeGreaterThan(3);
});

test('a backup is given up when the tables change meanwhile', async () => {
  const site = await aSite();
  await aResource(site.db, site.files, 'Year 2/Week 1/Slides.pdf');
  const upgraded: FileStore = {
    ...site.files,
    async read(blob) {
      await sql`alter table schools add column if not exists colour text`.execute(site.db);
      return site.files.read(blob);
    },
  };
  await expect(backUp({ ...site, files: upgraded })).rejects.toThrow('The product was upgraded');
});

function resourcesOf({ db }: Site) {
  return db
    .selectFrom('objects')
    .select(['name', 'blob', 'hash'])
    .where('name', '<>', '.keep')
    .orderBy('name')
    .execute();
}

/** A store that is asked for its first file while an administrator is at work. */
function changing({ db, files }: Site, when: 'sizeOf' | 'read' | 'first byte' | 'last byte') {
  let isChanged = false;
  return { ...files, sizeOf, read };

  async function sizeOf(blob: string) {
    if (when === 'sizeOf') await change();
    return files.sizeOf(blob);
  }

  async function read(blob: string, range?: ByteRange) {
    if (when === 'read') await change();
    const content = await files.read(blob, range);
    return content && slowly(content);
  }

  async function* slowly(content: AsyncIterable<Uint8Array>) {
    if (when === 'first byte') await change();
    yield* content;
    if (when === 'last byte') await change();
  }

  async function change(): Promise<void> {
    if (isChanged) return;
    isChanged = true;
    await aResource(db, files, 'Year 2/Week 1/Added.pdf');
    for (const name of ['Deleted.pdf', 'Replaced.pdf']) {
      const row = db.deleteFrom('objects').where('name', '=', name).returning('blob');
      await files.delete((await row.executeTakeFirstOrThrow()).blob ?? '');
    }
    const content = Buffer.from('another content');
    await aResource(db, files, 'Year 2/Week 1/Replaced.pdf', { content });
  }
}
