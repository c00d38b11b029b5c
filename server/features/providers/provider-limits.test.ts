import { afterEach, expect, test } from 'vitest';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const RETURN = '/api/sign-in/providers/other/return';
const TOO_MANY = '/login?provider=other&refused=too-many-tries';

afterEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

test('a network is counted, also when each round has a browser of its own', async () => {
  const { signInAnew } = await start();
  expect(await signInAnew()).toBe('/login');
  await raiseTo('provider-network', 3000);
  expect(await signInAnew()).toBe(TOO_MANY);
});

test('a browser is counted by itself', async () => {
  const { product } = await start();
  const browser = openBrowser(product);
  expect(await browser.signInThrough('other', '1')).toBe('/login');
  await raiseTo('provider-browser', 60);
  expect(await browser.signInThrough('other', '1')).toBe(TOO_MANY);
  expect(await openBrowser(product).signInThrough('other', '1')).toBe('/login');
});

test('a browser that has signed in before goes on while its network is used up', async () => {
  const { product, signInAnew } = await start();
  const browser = openBrowser(product);
  expect(await browser.signInThrough('other', '1')).toBe('/login');
  await raiseTo('provider-network', 3000);
  expect(await signInAnew()).toBe(TOO_MANY);
  expect(await browser.signInThrough('other', '1')).toBe('/login');
});

test('above the number for the whole site an operator is told, and nobody is refused', async () => {
  const { product, signInAnew } = await start();
  expect(await signInAnew()).toBe('/login');
  await raiseTo('provider-returns', 19_999);
  expect(await signInAnew()).toBe('/login');
  expect(product.logLines.join()).toContain('alarm: a limit for strangers was reached');
  expect(await signInAnew()).toBe('/login');
});

test('returns that nobody left for, and those of a network that is used up, store nothing', async () => {
  const { product, signInAnew } = await start();
  expect(await signInAnew()).toBe('/login');
  await raiseTo('provider-network', 3000);
  const rowsBefore = await countRows();
  for (let n = 0; n < 5; n += 1) {
    const made = await openBrowser(product).open(`${RETURN}?state=made-up-${n}&code=x`);
    expect(made.headers.get('Location')).toBe('/login?provider=other&refused=cookies-missing');
    expect(await signInAnew()).toBe(TOO_MANY);
  }
  // One visit that is brought again and again, each time without the number of a browser.
  const visitor = openBrowser(product);
  const state = new URL(await visitor.leaveFor('other')).searchParams.get('state');
  visitor.own.delete('browser');
  const Cookie = visitor.cookie();
  for (let n = 0; n < 5; n += 1) {
    const init = { headers: { Cookie } };
    const again = await product.app.request(`${RETURN}?state=${state}&code=x`, init);
    expect(again.headers.get('Location')).toBe(TOO_MANY);
  }
  expect(await countRows()).toBe(rowsBefore);
});

async function start() {
  const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
  const product = await createTestApp(db, { providers: [provider.settings] });
  provider.accounts.set('1', { email: 'often@trust.example', email_verified: true });
  return { product, signInAnew: () => openBrowser(product).signInThrough('other', '1') };
}

/** The only counter of a limit. */
async function raiseTo(limit: string, points: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('rate_limits')
    .set({ points })
    .where('key', 'like', `${limit}:%`)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
}

async function countRows(): Promise<number> {
  const tables = ['rate_limits', 'used_challenges', 'sessions', 'sign_in_codes'] as const;
  const counts = tables.map(
    async (table) => (await db.selectFrom(table).selectAll().execute()).length,
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
