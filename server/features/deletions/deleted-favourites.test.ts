import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addFavourite, getFavourites, removeFavourite } from '#contract/favourites.ts';
import { FAVOURITES } from '#contract/limits.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aFolder, aResource, libraryChanges } from '#testing/library.ts';
import { anAdministrator, aTeacherAlone } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const SLIDES = 'Year 2/Week 1/Slides.pdf';
let product: TestApp;
let library: ReturnType<typeof libraryChanges>;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  cookie = await aTeacherAlone(product, db);
  const head = await anAdministrator(product, db, `${randomUUID()}@spellingorchard.example`);
  library = libraryChanges(product, head);
  await aResource(db, product.files, SLIDES);
  await aFolder(db, 'Year 3');
});

test('favourites come back in their places', async () => {
  for (const path of ['Year 2', 'Year 3', SLIDES]) await star(path);
  await library.remove('Year 2');
  await restoreLatest();
  expect(await favourites()).toEqual(['Year 2', 'Year 3', SLIDES]);
});

test('under another name they follow it', async () => {
  for (const path of ['Year 2', 'Year 3', SLIDES]) await star(path);
  await library.remove('Year 2');
  await restoreLatest('Year 2b');
  expect(await favourites()).toEqual(['Year 2b', 'Year 3', 'Year 2b/Week 1/Slides.pdf']);
});

test('favourites of what was deleted from it before follow it too', async () => {
  await star(SLIDES);
  await library.removeResource(SLIDES);
  await library.remove('Year 2');
  await restoreLatest('Year 2b');
  await restoreLatest();
  expect(await favourites()).toEqual(['Year 2b/Week 1/Slides.pdf']);
});

test('something else with the old name keeps its star, also when it is renamed', async () => {
  for (const path of ['Year 2', SLIDES]) await star(path);
  await library.remove('Year 2');
  await library.create('Year 2');
  await restoreLatest('Year 2b');
  expect(await favourites()).toEqual(['Year 2', 'Year 2b/Week 1/Slides.pdf', 'Year 2b']);

  await library.remove('Year 2b');
  await library.create('Year 2b');
  await library.rename('Year 2b', 'Year 7');
  await restoreLatest();
  expect(await favourites()).toEqual(
    expect.arrayContaining(['Year 2', 'Year 2b', 'Year 2b/Week 1/Slides.pdf']),
  );
});

test('a favourite that its owner has removed meanwhile does not come back', async () => {
  for (const path of ['Year 2', SLIDES]) await star(path);
  await library.remove('Year 2');
  await callApi(product, removeFavourite, { path: SLIDES }, { cookie });
  await restoreLatest();
  expect(await favourites()).toEqual(['Year 2']);
});

test('a full list stays as it is', async () => {
  await star('Year 2');
  await library.remove('Year 2');
  const others = Array.from({ length: FAVOURITES }, (_, index) => `Other ${index}`);
  await db.updateTable('profiles').set({ favourites: others }).execute();
  await restoreLatest();
  expect(await favourites()).toEqual(others);
});

async function star(path: string): Promise<void> {
  expect((await callApi(product, addFavourite, { path }, { cookie })).status).toBe(200);
}

async function favourites(): Promise<string[]> {
  const answer = await callApi(product, getFavourites, {}, { cookie });
  return (await answerOf(getFavourites, answer)).paths;
}

async function restoreLatest(name?: string): Promise<void> {
  const [deletion] = await library.recentlyDeleted();
  expect((await library.restore(deletion?.id ?? '', name)).status).toBe(200);
}
