import { expect, test } from 'vitest';
import { aSite, backUp, restore } from '#testing/backed-up-site.ts';
import { captureLog } from '#testing/captured-log.ts';
import { aResource } from '#testing/library.ts';
import { insertFolder } from '../features/library/changes.queries.ts';
import { createTreeReader } from '../features/library/tree-reader.ts';
import { searchLibrary } from '../features/search/search.service.ts';
import { countUnread, insertPageTexts } from './page-texts.queries.ts';
import { readMissingTexts } from './read-texts.ts';

test('after the restore of a backup titles are there, and texts are read again', async () => {
  const site = await aSite();
  await insertFolder(site.db, 'Year 2');
  await insertFolder(site.db, 'Year 2/Week 1', 'Words with apples');
  const { blob } = await aResource(site.db, site.files, 'Year 2/Week 1/A.pdf');
  await site.db.transaction().execute((transaction) => insertPageTexts(transaction, blob, ['old']));
  const file = await backUp(site);

  const restored = await aSite();
  await restore(file, restored);
  const needs = { db: restored.db, readTree: createTreeReader(restored.db) };
  const find = async (term: string) => (await searchLibrary(needs, term)).results;
  expect(await find('apples')).toMatchObject([{ type: 'week', week: 'Week 1' }]);
  expect(await find('orchard')).toEqual([]);
  expect(await countUnread(restored.db)).toBe(1);
  const readTexts = async () => ['an orchard'];
  await readMissingTexts({ ...restored, log: captureLog().log, readTexts });
  expect(await find('orchard')).toMatchObject([{ name: 'A.pdf', title: 'Words with apples' }]);
});
