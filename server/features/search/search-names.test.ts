import { beforeEach, expect, test } from 'vitest';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { searchLibrary } from '#contract/library.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aResource, emptyLibrary } from '#testing/library.ts';
import { aSchool } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
let product: TestApp;
let cookie: string;
let teachers = 0;

beforeEach(async () => {
  product = await createTestApp(db);
  await emptyLibrary(db);
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  teachers += 1;
  cookie = await signIn(product, db, `teacher-${teachers}@active.example`);
  await put('Year 2/Week 1/Slides.pdf');
  await put('Year 2/Week 10/Slides – -dge.pdf', 'learning-readonly');
});

test('a name in many weeks of a year is one result with their number, in few it is one for each', async () => {
  for (let week = 1; week <= 12; week += 1) {
    await put(`Year 4/Week ${week}/Deck.pdf`, week % 2 ? 'learning' : 'learning-readonly');
  }
  for (let week = 1; week <= 3; week += 1) await put(`Year 5/Week ${week}/deck.pdf`);
  expect(await search('deck')).toMatchObject([
    { year: 'Year 4', week: 'Week 1', name: 'Deck.pdf', weeks: 12 },
    { year: 'Year 5', week: 'Week 1', name: 'deck.pdf' },
    { year: 'Year 5', week: 'Week 2', name: 'deck.pdf' },
    { year: 'Year 5', week: 'Week 3', name: 'deck.pdf' },
  ]);
});

test.each([
  ['slides y2 w10', ['Year 2/Week 10/Slides – -dge.pdf']],
  ['year 2 slides', ['Year 2/Week 1/Slides.pdf', 'Year 2/Week 10/Slides – -dge.pdf']],
  ['slides year 3', []],
])('a name beside a place is found there: %s', async (term, paths) => {
  expect((await search(term)).map((each) => joinLibraryPath(each))).toEqual(paths);
});

test.each(['مرحبا بالعالم', '🍏 apples', "o'hara_100%"])(
  'finds %s in a name as it is written',
  async (name) => {
    await put(`Year 6/Week 1/${name}.pdf`);
    expect((await search(name)).map((each) => joinLibraryPath(each))).toEqual([
      `Year 6/Week 1/${name}.pdf`,
    ]);
  },
);

test.each(['a\u0000b', 'a'.repeat(10_000)])(
  'refuses a term that no name can have',
  async (term) => {
    const response = await callApi(product, searchLibrary, { term }, { cookie });
    expect(response.status).toBe(400);
  },
);

function put(path: string, bucket: 'learning' | 'learning-readonly' = 'learning') {
  return aResource(db, product.files, path, { bucket });
}

async function search(term: string) {
  const response = await callApi(product, searchLibrary, { term }, { cookie });
  return (await answerOf(searchLibrary, response)).results;
}
