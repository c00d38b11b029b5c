import { beforeEach, expect, test } from 'vitest';
import { exportNewsletter, leaveNewsletter } from '#contract/newsletter.ts';
import { updateProfile } from '#contract/profile.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { compose } from '../../mail/compose.ts';
import { newsletterMail } from '../../mail/newsletter.mail.ts';
import { listAuditEntries } from '../audit/audit.queries.ts';

const db = await openTestDatabase();
const REFUSED = 'That did not work. The link may not be complete';
let product: TestApp;
let readers = 0;
let email: string;
let cookie: string;
let office: string;
let time: Date;

beforeEach(async () => {
  time = new Date();
  product = await createTestApp(db, { now: () => time });
  await db.deleteFrom('users').execute();
  readers += 1;
  email = `reader-${readers}@school.example`;
  cookie = await signIn(product, db, email);
  office = await anAdministrator(product, db, `office-${readers}@office.example`);
});

test('the list has who wants the newsletter, since when, and where each leaves it; the export is audited', async () => {
  expect(await people()).toEqual([]);
  await choose(true);
  const since = time.toISOString();
  time = new Date(time.getTime() + 1000);
  await choose(true);

  expect(await people()).toEqual([
    { email, name: null, since, unsubscribeUrl: expect.stringContaining(`${PUBLIC_URL}/`) },
  ]);
  const [last] = await listAuditEntries(db, 1);
  expect(last).toMatchObject({ action: 'newsletter list exported', details: { people: 1 } });
});

test('a choice from before the dates were noted stays without a date', async () => {
  const chosen = db.updateTable('profiles').set({ newsletter: true });
  await chosen.where('email', '=', email).execute();
  await choose(true);
  expect(await people()).toMatchObject([{ email, since: null }]);
});

test('the link of a mail leaves the newsletter without signing in, once or twice', async () => {
  await choose(true);
  const token = await ownToken();
  for (const _time of [1, 2]) {
    expect((await callApi(product, leaveNewsletter, { token })).status).toBe(200);
    expect(await people()).toEqual([]);
  }
});

const ONE_CLICK = new FormData();
ONE_CLICK.set('List-Unsubscribe', 'One-Click');

test.each([
  ['a form', new URLSearchParams('List-Unsubscribe=One-Click')],
  ['a form in parts', ONE_CLICK],
])(
  'the button of a mail program sends %s and leaves it; opening the address does not',
  async (_how, body) => {
    await choose(true);
    const address = new URL((await people())[0]?.unsubscribeUrl ?? '');
    const page = await product.app.request(address.pathname + address.search);
    expect(await page.text()).toContain('Stop the newsletter');
    expect(await people()).toHaveLength(1);

    const answer = await product.app.request(address.pathname + address.search, {
      method: 'POST',
      body,
    });

    expect(answer.status).toBe(200);
    expect(await people()).toEqual([]);
  },
);

test.each([{ Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }])(
  'web mail that posts from its own page, with %j, leaves it',
  async (headers) => {
    await choose(true);
    const address = new URL((await people())[0]?.unsubscribeUrl ?? '');
    const answer = await product.app.request(address.pathname + address.search, {
      method: 'POST',
      headers,
      body: new URLSearchParams('List-Unsubscribe=One-Click'),
    });
    expect(answer.status).toBe(200);
    expect(await people()).toEqual([]);
  },
);

test('a form in parts that is cut off is refused', async () => {
  await choose(true);
  const address = new URL((await people())[0]?.unsubscribeUrl ?? '');
  const answer = await product.app.request(address.pathname + address.search, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="a"',
  });
  expect(answer.status).toBe(400);
  expect(await people()).toHaveLength(1);
});

test('a token that we have not signed leaves nothing', async () => {
  await choose(true);
  const token = await ownToken();
  const other = `00000000-0000-4000-8000-000000000000${token.slice(36)}`;
  for (const forged of [
    '',
    'x',
    other,
    `${token}x`,
    `${token}.junk`,
    token.slice(0, -1),
    token.slice(0, 36),
  ]) {
    const answer = await callApi(product, leaveNewsletter, { token: forged });
    expect(await errorCodeOf(answer)).toBe('link/refused');
    const page = await product.app.request(`/unsubscribe?token=${forged}`, {
      method: 'POST',
      body: new URLSearchParams('List-Unsubscribe=One-Click'),
    });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain(REFUSED);
  }
  expect(await people()).toHaveLength(1);
});

test.each([
  ['without a token', () => ''],
  ['that was cut off', (token: string) => token.slice(0, -1)],
  ['of somebody else', (token: string) => `00000000-0000-4000-8000-000000000000${token.slice(36)}`],
  ['that is far too long', (token: string) => token.repeat(5)],
])('a link %s says so when it is opened, and asks nothing', async (_which, forge) => {
  await choose(true);
  const opened = await product.app.request(`/unsubscribe?token=${forge(await ownToken())}`);
  expect(opened.status).toBe(422);
  const html = await opened.text();
  expect([html.includes(REFUSED), html.includes('Stop the newsletter')]).toEqual([true, false]);
});

test('a newsletter has the headers by which mail programs offer to leave it', () => {
  const unsubscribeUrl = 'https://site.example/unsubscribe?token=x';
  const mail = newsletterMail({ to: email, subject: 'News', text: 'Hello', unsubscribeUrl });
  expect(mail.text).toContain(unsubscribeUrl);
  const { headers } = compose(mail, { name: 'Site', address: 'no-reply@site.example' });
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

async function people() {
  const answer = await callApi(product, exportNewsletter, {}, { cookie: office });
  return (await answerOf(exportNewsletter, answer)).people;
}

async function ownToken(): Promise<string> {
  const [reader] = await people();
  return new URL(reader?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
}

function choose(newsletter: boolean): Promise<Response> {
  return callApi(product, updateProfile, { newsletter }, { cookie });
}
