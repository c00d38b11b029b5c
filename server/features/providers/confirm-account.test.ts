import { expect, test } from 'vitest';
import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import { signInWithCode, signOut } from '#contract/session.ts';
import {
  confirmAccount,
  getUnconfirmedAccount,
  sendConfirmationCode,
} from '#contract/sign-in-ways.ts';
import { answerOf, errorCodeOf } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { post } from '#testing/passkeys.ts';
import { latestCode, mailTo } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const CONFIRM = '/login?step=confirm';
const TOO_MANY = '/login?provider=other&refused=too-many-codes';

test('a person who left the page and presses the button again enters the code that was sent', async () => {
  const { browser, email } = await start('left');
  expect(await browser.signInThrough('other', 'left')).toBe(CONFIRM);
  const code = await latestCode(db, email);
  expect(await browser.signInThrough('other', 'left')).toBe(CONFIRM);
  expect(await mailTo(db, email)).toHaveLength(1);
  const confirmed = await post(browser, confirmAccount.path, { code });
  expect((await answerOf(confirmAccount, confirmed)).session.email).toBe(email);
});

test('another account of the same address does not get the page of the first', async () => {
  const { browser, provider, email } = await start('first');
  expect(await browser.signInThrough('other', 'first')).toBe(CONFIRM);
  provider.accounts.set('second', { email, email_verified: true });
  browser.foreign.clear();
  expect(await browser.signInThrough('other', 'second')).toBe(TOO_MANY);
});

test('the code is sent again after the pause, with the warning about the provider, and confirms', async () => {
  const { browser, email, passSeconds } = await start('again');
  await browser.signInThrough('other', 'again');
  const early = await post(browser, sendConfirmationCode.path);
  expect(await errorCodeOf(early)).toBe('sign-in/too-many-codes');
  passSeconds(CODE_RESEND_SECONDS);
  expect((await post(browser, sendConfirmationCode.path)).status).toBe(200);
  const mails = await mailTo(db, email);
  expect(mails).toHaveLength(2);
  expect(mails.at(-1)?.text).toContain('do not enter the code anywhere');
  const confirmed = await post(browser, confirmAccount.path, { code: await latestCode(db, email) });
  expect(confirmed.status).toBe(200);
});

test('a person who gave up and signed in with a code leaves no address behind after Log Out', async () => {
  const { browser, email } = await start('gave-up');
  expect(await browser.signInThrough('other', 'gave-up')).toBe(CONFIRM);
  const code = await latestCode(db, email);
  expect((await post(browser, signInWithCode.path, { email, code })).status).toBe(200);
  await post(browser, signOut.path);
  const shown = await answerOf(
    getUnconfirmedAccount,
    await browser.open(getUnconfirmedAccount.path),
  );
  expect(shown.account).toBeNull();
});

test('a browser without such an account can have no code sent', async () => {
  const { product } = await start('nobody');
  const refused = await post(openBrowser(product), sendConfirmationCode.path);
  expect(await errorCodeOf(refused)).toBe('sign-in/provider-refused');
});

async function start(account: string) {
  const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const product = await createTestApp(db, { providers: [provider.settings], now });
  const email = `${account}@elsewhere.example`;
  provider.accounts.set(account, { email, email_verified: true });
  const passSeconds = (seconds: number) => {
    passed += seconds * 1000;
  };
  return { provider, product, browser: openBrowser(product), email, passSeconds };
}
