import { beforeEach, expect, test } from 'vitest';
import { errorAnswer } from '#contract/error-answer.ts';
import { createLink } from '#contract/library.ts';
import { createWeekLink } from '#contract/weeks.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const WEEK = { year: 'Year 2', week: 'Week 1' };
const PATH = 'Year 2/Week 1/Slides.pdf';
let product: TestApp;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  cookie = await aTeacherAlone(product, db);
  await aResource(db, product.files, PATH);
});

const SIGNED = [
  ['expires', 'x'],
  ['expires', '1'.repeat(13)],
  ['expires', '%00'],
  ['signature', 'A'.repeat(44)],
  ['signature', '%0A'],
  ['signature', '%ED%A0%80'],
  ['purpose', 'delete'],
  ['purpose', ''],
];

test.each(SIGNED)('a link to a file with %s=%s is refused by that name', async (field, value) => {
  await expectNamed(await fileLink('download'), field, value);
});

test.each([...SIGNED, ['purpose', 'view'], ['answers', 'x']])(
  'a link to a week with %s=%s is refused by that name',
  async (field, value) => {
    const input = { ...WEEK, purpose: 'download' };
    const asked = await callApi(product, createWeekLink, input, { cookie });
    const { url } = await answerOf(createWeekLink, asked);
    await expectNamed(`${url}&answers=true`, field, value);
  },
);

const PICTURE = [
  ['width', '321'],
  ['width', ''],
  ['width', '999999'],
  ['width', '320%00'],
];

test.each([...SIGNED, ...PICTURE])(
  'a link to the picture of a page with %s=%s is refused by that name',
  async (field, value) => {
    const [path, query] = (await fileLink('view')).split('?');
    await expectNamed(`${path}/pages/1?${query}&width=320`, field, value);
  },
);

test.each(PICTURE)('a picture of the sample with %s=%s is refused by that name', (field, value) =>
  expectNamed('/api/sample/Slides.pdf/pages/1?width=320', field, value),
);

test.each(['0', '-1', '01', '2001', '1%00', '%ED%A0%80', '1'.repeat(60)])(
  'the page %s in an address is refused by its name',
  async (page) => {
    const [path, query] = (await fileLink('view')).split('?');
    for (const address of [path, '/api/sample/Slides.pdf']) {
      const response = await open(`${address}/pages/${page}?${query}&width=320`);
      expect([response.status, await namesOf(response)]).toEqual([400, ['page']]);
    }
  },
);

async function fileLink(purpose: string): Promise<string> {
  const input = { bucket: 'learning', path: PATH, purpose };
  return (await answerOf(createLink, await callApi(product, createLink, input, { cookie }))).url;
}

/** With another value, and given twice. */
async function expectNamed(url: string, field = '', value = ''): Promise<void> {
  const changed = url.replace(new RegExp(`${field}=[^&]*`), `${field}=${value}`);
  for (const address of [changed, `${url}&${field}=x`]) {
    const response = await open(address);
    expect([response.status, await namesOf(response)]).toEqual([400, [field]]);
  }
}

async function open(address: string): Promise<Response> {
  return product.app.request(address, { headers: { Cookie: cookie } });
}

async function namesOf(response: Response): Promise<string[]> {
  return Object.keys(errorAnswer.parse(await response.json()).error.fields ?? {});
}
