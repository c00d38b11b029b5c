import { expect, test } from 'vitest';
import { getSession } from '#contract/session.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { aSchool } from '#testing/people.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const NOT_VOUCHED = '/login?provider=other&refused=not-vouched-for';
const OLD_DOMAIN = 'north.example';
const NEW_DOMAIN = 'south.example';

test.each([
  ['both schools want', [OLD_DOMAIN, NEW_DOMAIN]],
  ['the new school wants', [NEW_DOMAIN]],
  ['the old school wants', [OLD_DOMAIN]],
])(
  'where %s the provider alone, a teacher who moves within a trust gets in at the new school',
  async (_name, only) => {
    const { signIn, move, addFavourite, favouritesOf } = await start(only);
    expect(await signIn()).toEqual(['/login', `ada@${OLD_DOMAIN}`]);
    await addFavourite(`ada@${OLD_DOMAIN}`);
    move(NEW_DOMAIN);
    expect(await signIn()).toEqual(['/login', `ada@${NEW_DOMAIN}`]);
    expect(await favouritesOf(`ada@${NEW_DOMAIN}`)).toEqual([]);
    expect(await favouritesOf(`ada@${OLD_DOMAIN}`)).toEqual(['Year 2']);
  },
);

test('where no school wants the provider alone, the account stays where it is', async () => {
  const { signIn, move } = await start([]);
  await signIn();
  move(NEW_DOMAIN);
  expect(await signIn()).toEqual(['/login', `ada@${OLD_DOMAIN}`]);
});

test('an address at no school of ours, or one that is not verified, does not count as a move', async () => {
  const { signIn, move } = await start([OLD_DOMAIN, NEW_DOMAIN]);
  await signIn();
  move('elsewhere.example');
  expect(await signIn()).toEqual([NOT_VOUCHED, undefined]);
  move(NEW_DOMAIN, { email_verified: false });
  expect(await signIn()).toEqual([NOT_VOUCHED, undefined]);
  move(OLD_DOMAIN);
  expect(await signIn()).toEqual(['/login', `ada@${OLD_DOMAIN}`]);
});

test('another address at the same school still moves nothing over', async () => {
  const { signIn, move } = await start([OLD_DOMAIN]);
  await signIn();
  move(OLD_DOMAIN, { email: `head@${OLD_DOMAIN}` });
  expect(await signIn()).toEqual(['/login', `ada@${OLD_DOMAIN}`]);
});

/** Two schools of a trust, of which `only` let people in through its provider alone, and a teacher of the first. */
async function start(only: readonly string[]) {
  const domains = [OLD_DOMAIN, NEW_DOMAIN, 'elsewhere.example'];
  const provider = await startOidcProvider({ id: 'other', domains });
  const product = await createTestApp(db, { providers: [provider.settings] });
  await db.deleteFrom('users').where('email', 'like', 'ada@%').execute();
  for (const domain of [OLD_DOMAIN, NEW_DOMAIN]) {
    await db.deleteFrom('schools').where('domain', '=', domain).execute();
    await aSchool(db, domain);
    const rule = { only_provider: only.includes(domain) ? 'other' : null };
    await db.updateTable('schools').set(rule).where('domain', '=', domain).execute();
  }
  provider.accounts.set('ada', { email: `ada@${OLD_DOMAIN}`, email_verified: true });
  return { signIn, move, addFavourite, favouritesOf };

  async function signIn() {
    const browser = openBrowser(product);
    const page = await browser.signInThrough('other', 'ada');
    const response = await callApi(product, getSession, {}, { cookie: browser.cookie() });
    return [page, (await answerOf(getSession, response)).session?.email];
  }

  function move(domain: string, claims: object = {}): void {
    provider.accounts.set('ada', { email: `ada@${domain}`, email_verified: true, ...claims });
  }

  async function addFavourite(email: string): Promise<void> {
    const favourites = ['Year 2'];
    await db.updateTable('profiles').set({ favourites }).where('email', '=', email).execute();
  }

  async function favouritesOf(email: string) {
    const rows = db.selectFrom('profiles').select('favourites').where('email', '=', email);
    return (await rows.executeTakeFirstOrThrow()).favourites;
  }
}
