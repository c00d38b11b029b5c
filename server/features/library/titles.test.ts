import { beforeEach, expect, test } from 'vitest';
import { createFolder, deleteFolder, renameFolder } from '#contract/library-changes.ts';
import { getTree, searchLibrary } from '#contract/library.ts';
import { SCHEME } from '#scheme/scheme.ts';
import { weekTitle } from '#scheme/week-title.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { emptyLibrary, libraryChanges } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import type { ObjectRow } from './library.queries.ts';
import { treeOf } from './tree.ts';

const db = await openTestDatabase();
let product: TestApp;
let cookie: string;
let admins = 0;

beforeEach(async () => {
  product = await createTestApp(db);
  await emptyLibrary(db);
  admins += 1;
  cookie = await anAdministrator(product, db, `head-${admins}@spellingorchard.example`);
});

test('a year group and a week show the titles that they were created with', async () => {
  await create('Year 2', '  Our first year ');
  await create('Year 2/Week 1', '/k/ spelt -que');
  await create('Year 2/Week 2');
  expect(await titles()).toEqual({
    'Year 2': 'Our first year',
    'Year 2/Week 1': '/k/ spelt -que',
    'Year 2/Week 2': undefined,
  });
});

test('a title moves with its folder, is changed beside the name or alone, and can be removed', async () => {
  await create('Year 2');
  await create('Year 2/Week 1', 'old');
  await rename('Year 2', { name: 'Year Two' });
  await rename('Year Two/Week 1', { name: 'Week One' });
  expect(await titles()).toMatchObject({ 'Year Two/Week One': 'old' });
  await rename('Year Two/Week One', { name: 'Week One', title: 'new' });
  expect(await titles()).toMatchObject({ 'Year Two/Week One': 'new' });
  await rename('Year Two/Week One', { name: 'Week 1', title: null });
  expect(await titles()).toEqual({ 'Year Two': undefined, 'Year Two/Week 1': undefined });
});

test('a folder that is deleted and restored has its title again', async () => {
  await create('Year 2', 'a year');
  await create('Year 2/Week 1', 'a week');
  const answer = await callApi(product, deleteFolder, { path: 'Year 2' }, { cookie });
  const { deletionId = '' } = await answerOf(deleteFolder, answer);
  expect(await titles()).toEqual({});
  await libraryChanges(product, cookie).restore(deletionId, 'Year 3');
  expect(await titles()).toEqual({ 'Year 3': 'a year', 'Year 3/Week 1': 'a week' });
});

test.each([
  ['tric', ['Week 1']],
  ['words tric', ['Week 1']],
  ['word trick', ['Week 1']],
  ['suffixes', ['Week 2']],
  ['suffix men', ['Week 2']],
  // Their stems are 'tri' and 'men'.
  ['tries', []],
  ["men's", []],
])('a title is found by the beginning of a word, not of its stem: %s', async (term, weeks) => {
  await create('Year 2');
  await create('Year 2/Week 1', 'statutory words: tricky vowels');
  await create('Year 2/Week 2', 'suffixes -ment and -ness');
  const answer = await callApi(product, searchLibrary, { term }, { cookie });
  const { results } = await answerOf(searchLibrary, answer);
  expect(results.map((each) => each.type === 'week' && each.week)).toEqual(weeks);
});

test('an upload of a folder that exists keeps its title', async () => {
  await create('Year 2');
  await create('Year 2/Week 1', 'a week');
  const again = await callApi(product, createFolder, { path: 'Year 2/Week 1' }, { cookie });
  expect(await errorCodeOf(again)).toBe('folder/exists');
  const sent = await libraryChanges(product, cookie).upload('Year 2/Week 1/A.pdf', slides(1));
  expect(sent.status).toBe(200);
  expect(await titles()).toMatchObject({ 'Year 2/Week 1': 'a week' });
});

test.each(['x'.repeat(121), 'two\nlines', '\u202eturned', ''])(
  'the title %j is refused',
  async (title) => {
    const answer = await callApi(product, createFolder, { path: 'Year 2', title }, { cookie });
    expect([answer.status, await errorCodeOf(answer)]).toEqual([400, 'request/invalid']);
  },
);

test('with the titles of the whole scheme the tree is at most 1.3 times as large', () => {
  const rows = SCHEME.flatMap(({ name: year, title, weeks }) => [
    row(`${year}/.keep`, title),
    ...weeks.flatMap((week, index) => {
      const path = `${year}/Week ${index + 1}`;
      const names = ['Slides', 'Teacher guide', 'Worksheet', 'Answers', 'Home sheet'];
      return [
        row(`${path}/.keep`, weekTitle(week)),
        ...names.map((name) => row(`${path}/${name}.pdf`, null)),
      ];
    }),
  ]);
  const titled = JSON.stringify(treeOf(rows));
  const bare = JSON.stringify(treeOf(rows.map((each) => ({ ...each, title: null }))));
  expect(titled.length / bare.length).toBeLessThan(1.3);
});

function row(path: string, title: string | null): ObjectRow {
  const isKeep = path.endsWith('.keep');
  const picture_hash = isKeep ? null : Buffer.from(path).toString('hex').slice(-8);
  return { bucket: 'learning', path, blob: null, title, pages: isKeep ? null : 12, picture_hash };
}

async function create(path: string, title?: string): Promise<void> {
  const input = { path, ...(title !== undefined && { title }) };
  expect((await callApi(product, createFolder, input, { cookie })).status).toBe(201);
}

async function rename(path: string, given: { name: string; title?: string | null }): Promise<void> {
  expect((await callApi(product, renameFolder, { path, ...given }, { cookie })).status).toBe(200);
}

async function titles(): Promise<Record<string, string | undefined>> {
  const { years } = await answerOf(getTree, await callApi(product, getTree, {}, { cookie }));
  return Object.fromEntries(
    years.flatMap((year) => [
      [year.name, year.title],
      ...year.weeks.map((week) => [`${year.name}/${week.name}`, week.title]),
    ]),
  );
}
