import { beforeEach, describe, expect, test } from 'vitest';
import { createLink } from '#contract/library.ts';
import { errorAnswer } from '#contract/error-answer.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const real = await openTestDatabase();
let statements = 0;
/** Counts what is asked of the database. */
const db = real.withPlugin({
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
});
const PATH = 'Year 2/Week 1/Slides.pdf';
const FORGED = 'purpose=view&expires=9999999999&signature=x';
let product: TestApp;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  cookie = await aTeacherAlone(product, real);
  await aResource(real, product.files, PATH);
  statements = 0;
});

describe.each(['/api/files/', '/api/library/pictures/'])('%s', (prefix) => {
  test('asks nothing of the database for a visitor, whatever the address', async () => {
    for (const path of ['learning/%00/b/c', 'learning/Year%202/Week%201/Slides.pdf', 'x/y/z/%00']) {
      expect((await product.app.request(`${prefix}${path}?${FORGED}`)).status).toBe(401);
    }
    expect(statements).toBe(0);
  });

  test.each([
    ['learning/%00/Week%201/a.pdf', 'year'],
    ['learning/Year%202/We%00ek/a.pdf', 'week'],
    ['learning/Year%202/Week%201/a%00.pdf', 'name'],
    ['learning/Year%202/Week%201/%E2%80%8B', 'name'],
    ['learning/Year%202/Week%201/a%2Fb.pdf', 'name'],
    ['learning/Year%202/Week%201/.keep', 'name'],
    [`learning/Year%202/Week%201/${'x'.repeat(121)}`, 'name'],
    ['secrets/Year%202/Week%201/a.pdf', 'bucket'],
  ])('refuses %s by the name of the field, after the guard alone', async (path, field) => {
    const response = await open(`${prefix}${path}?${FORGED}`);
    const { error } = errorAnswer.parse(await response.json());
    expect([response.status, error.code]).toEqual([400, 'request/invalid']);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    expect(statements).toBe(1);
  });
});

test('a link that is not signed costs no lookup of the file', async () => {
  const forged = `/api/files/learning/Year%202/Week%201/Slides.pdf?${FORGED}`;
  expect((await open(forged)).status).toBe(403);
  expect(statements).toBe(1);
});

test('concurrent requests with NUL in their addresses fail no other request', async () => {
  const input = { bucket: 'learning', path: PATH, purpose: 'print' };
  const { url } = await answerOf(createLink, await callApi(product, createLink, input, { cookie }));
  const bad = `/api/files/learning/%00/b/c?${FORGED}`;
  const rush = Array.from({ length: 50 }, () => [visit(bad), open(bad), open(url)]);
  const statuses = (await Promise.all(rush.flat())).map(({ status }) => status);
  expect(new Set(statuses.filter((_, at) => at % 3 === 2))).toEqual(new Set([200]));
});

async function visit(address: string): Promise<Response> {
  return product.app.request(address);
}

async function open(address: string): Promise<Response> {
  return product.app.request(address, { headers: { Cookie: cookie } });
}
