import { beforeEach, expect, test } from 'vitest';
import { addFavourite, getFavourites, removeFavourite } from '#contract/favourites.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
let product: TestApp;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  cookie = await aTeacherAlone(product, db);
  for (let n = 1; n <= 20; n += 1) {
    await aResource(db, product.files, `Year 2/Week 1/File ${n}.pdf`);
  }
});

test('a year, a week and a resource are added and removed one by one', async () => {
  await add('Year 2');
  await add('Year 2/Week 1');
  await add('Year 2/Week 1/File 1.pdf');
  await add('Year 2');
  expect((await list()).toSorted()).toEqual([
    'Year 2',
    'Year 2/Week 1',
    'Year 2/Week 1/File 1.pdf',
  ]);
  await remove('Year 2/Week 1');
  expect(await list()).not.toContain('Year 2/Week 1');
});

test('changes from many tabs at once are all kept', async () => {
  const paths = Array.from({ length: 20 }, (_, n) => `Year 2/Week 1/File ${n + 1}.pdf`);
  await Promise.all(paths.map((path) => add(path)));
  expect((await list()).toSorted()).toEqual(paths.toSorted());
  await Promise.all(paths.slice(0, 10).map((path) => remove(path)));
  expect((await list()).toSorted()).toEqual(paths.slice(10).toSorted());
});

test('a path that does not exist cannot be added, and one that was deleted can be removed', async () => {
  const refused = await add('Year 9');
  expect([refused.status, await errorCodeOf(refused)]).toEqual([404, 'resource/not-found']);
  await add('Year 2/Week 1/File 1.pdf');
  await db.deleteFrom('objects').execute();
  expect((await remove('Year 2/Week 1/File 1.pdf')).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('a thousand favourites are allowed, and no more', async () => {
  const favourites = Array.from({ length: 1000 }, (_, n) => `Year ${n + 100}`);
  await db.updateTable('profiles').set({ favourites }).execute();
  expect(await errorCodeOf(await add('Year 2'))).toBe('favourites/full');
});

test('each user has favourites of their own', async () => {
  await add('Year 2');
  cookie = await signIn(product, db, 'colleague@active.example');
  expect(await list()).toEqual([]);
});

function add(path: string): Promise<Response> {
  return callApi(product, addFavourite, { path }, { cookie });
}

function remove(path: string): Promise<Response> {
  return callApi(product, removeFavourite, { path }, { cookie });
}

async function list(): Promise<string[]> {
  return (await answerOf(getFavourites, await callApi(product, getFavourites, {}, { cookie })))
    .paths;
}
