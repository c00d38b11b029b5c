import { expect, test } from 'vitest';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser, pathOf } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const REFUSED = '/login?provider=other&refused=provider-refused';

test.each([
  ['refuses a used code', false],
  ['accepts a code twice', true],
])(
  'at a provider that %s, an answer that was used is refused, also with its cookie',
  async (_name, repeats) => {
    const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
    if (repeats) provider.repeatAnswers();
    const product = await createTestApp(db, { providers: [provider.settings] });
    provider.accounts.set('1', { email: 'replay@trust.example', email_verified: true });
    // The first sign-in binds the account, the second finds it bound.
    for (let signIns = 0; signIns < 2; signIns += 1) {
      const browser = openBrowser(product);
      const back = await browser.chooseAccount(await browser.leaveFor('other'), '1');
      const thief = openBrowser(product);
      for (const [name, value] of browser.own) thief.own.set(name, value);
      expect((await browser.open(pathOf(back))).headers.get('Location')).toBe('/login');
      expect((await thief.open(pathOf(back))).headers.get('Location')).toBe(REFUSED);
    }
  },
);
