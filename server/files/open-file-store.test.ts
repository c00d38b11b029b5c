import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collect } from '#testing/file-store-suite.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { makeTestDatabase } from '#testing/test-database.ts';
import { withExistingDatabase } from '../db/with-database.ts';
import { openAssetStore, openExistingFileStore, openFileStore } from './open-file-store.ts';

test('an existing file store is opened without creating a folder', async () => {
  const dataDir = join(await temporaryFolder(), 'mistyped');
  const place = { dataDir, databaseUrl: await makeTestDatabase(), s3: undefined };
  const looking = withExistingDatabase(place, () => openExistingFileStore(place));
  await expect(looking).rejects.toThrow(`There is no folder ${join(dataDir, 'files')}.`);
  expect(existsSync(dataDir)).toBe(false);
});

test('an existing file store has its blobs', async () => {
  const place = { dataDir: await temporaryFolder(), s3: undefined };
  const { blob } = await (await openFileStore(place, { shared: false })).put(words());
  expect(await (await openExistingFileStore(place)).sizeOf(blob)).toBe(5);
});

test('assets of releases are kept apart from the files of the library', async () => {
  const place = { dataDir: await temporaryFolder(), s3: undefined };
  const library = await openFileStore(place, { shared: false });
  const { blob } = await (await openAssetStore(place, { shared: false })).put(words());
  expect(await library.read(blob)).toBeUndefined();
  expect(await collect(library.list())).toEqual([]);
  expect(await collect((await openExistingFileStore(place)).list())).toEqual([]);
});

async function* words(): AsyncIterable<Uint8Array> {
  yield Buffer.from('words');
}
