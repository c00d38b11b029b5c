import { afterEach, expect, test } from 'vitest';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
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

test('the whole site is counted, and an operator is told', async () => {
  const { product, signInAnew } = await start();
  expect(await signInAnew()).toBe('/login');
  await raiseTo('provider-returns', 19_999);
  expect(await signInAnew()).toBe('/login');
  expect(product.logLines.join()).toContain('alarm: a limit for strangers was reached');
  expect(await signInAnew()).toBe(TOO_MANY);
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
