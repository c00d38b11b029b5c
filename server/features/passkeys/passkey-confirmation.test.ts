import { expect, test } from 'vitest';
import { listPasskeys, removePasskey } from '#contract/passkeys.ts';
import { getSession, requestCode, signInWithCode } from '#contract/session.ts';
import { answerOf, errorCodeOf } from '#testing/api-client.ts';
import { makePasskey, post, signInWith } from '#testing/passkeys.ts';
import { latestCode } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const DAY_MS = 24 * 60 * 60_000;

type Browser = ReturnType<typeof openBrowser>;

test('after half a year a passkey asks for a code, and works again after one in the same browser', async () => {
  const { laptop, authenticator, signInByCode, passDays } = await start('stays');
  passDays(179);
  expect((await signInWith(laptop, authenticator)).status).toBe(200);
  passDays(2);
  const refused = await signInWith(laptop, authenticator);
  expect(await errorCodeOf(refused)).toBe('sign-in/passkey-needs-code');
  await signInByCode(laptop);
  expect((await signInWith(laptop, authenticator)).status).toBe(200);
});

test('a successor with the same address does not keep the passkey of the leaver alive', async () => {
  const { product, laptop, authenticator, signInByCode, passDays } = await start('leaves');
  passDays(181);
  await signInWith(laptop, authenticator);
  const successor = openBrowser(product);
  await signInByCode(successor);
  const own = await makePasskey(successor);
  const refused = await signInWith(laptop, authenticator);
  expect(await errorCodeOf(refused)).toBe('sign-in/passkey-needs-code');
  expect((await signInWith(openBrowser(product), own.authenticator)).status).toBe(200);
});

test('a passkey that was added with another one is confirmed no longer than that', async () => {
  const { product, laptop, authenticator, passDays } = await start('chain');
  passDays(170);
  await signInWith(laptop, authenticator);
  const { authenticator: second } = await makePasskey(laptop);
  passDays(11);
  const refused = await signInWith(openBrowser(product), second);
  expect(await errorCodeOf(refused)).toBe('sign-in/passkey-needs-code');
});

test('removing a lost passkey ends the sessions that it opened, and the one it was added in, and no others', async () => {
  const { product, laptop, authenticator, signInByCode } = await start('loses');
  const thief = openBrowser(product);
  await signInWith(thief, authenticator);
  const owner = openBrowser(product);
  await signInByCode(owner);
  const { passkeys } = await answerOf(listPasskeys, await owner.open(listPasskeys.path));
  const path = removePasskey.path.replace(':id', passkeys[0]?.id ?? '');
  await owner.open(path, { method: 'DELETE' });
  expect(await isSignedIn(thief)).toBe(false);
  expect(await isSignedIn(owner)).toBe(true);
  expect(await isSignedIn(laptop)).toBe(false);
});

/** A teacher who has signed in with a code on a laptop, and added a passkey there. */
async function start(name: string) {
  let passed = 0;
  const product = await createTestApp(db, { now: () => new Date(Date.now() + passed) });
  const email = `${name}@passkeys.example`;
  const laptop = openBrowser(product);
  await signInByCode(laptop);
  const { authenticator } = await makePasskey(laptop);
  const passDays = (days: number) => {
    passed += days * DAY_MS;
  };
  return { product, laptop, authenticator, signInByCode, passDays };

  async function signInByCode(browser: Browser): Promise<void> {
    await db.deleteFrom('rate_limits').execute();
    await post(browser, requestCode.path, { email });
    const code = await latestCode(db, email);
    expect((await post(browser, signInWithCode.path, { email, code })).status).toBe(200);
  }
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await answerOf(getSession, await browser.open(getSession.path))).session !== null;
}
