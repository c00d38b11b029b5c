import { expect, test } from 'vitest';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser, pathOf } from '#testing/visit-provider.ts';
import { AppError } from '../../app-error.ts';
import { describeRefusal } from './provider-errors.ts';

const db = await openTestDatabase();

test('the log says what the token endpoint answered', async () => {
  const { provider, product } = await start({ clientSecret: 'a wrong secret' });
  provider.accounts.set('1', { email: 'secret@trust.example', email_verified: true });
  await openBrowser(product).signInThrough('other', '1');
  expect(refusalIn(product)).toMatchObject({
    refusal: 'sign-in/provider-refused',
    provider: 'other',
    error: 'invalid_client',
    error_description: 'The provided client secret is invalid.',
  });
  expect(product.logLines.join()).not.toContain('[object Object]');
});

test('the log says that a person cancelled, and which claim was wrong', async () => {
  const { provider, product } = await start();
  provider.accounts.set('1', { email: 'claim@trust.example', email_verified: true });
  await openBrowser(product).signInThrough('other', null);
  expect(refusalIn(product)).toMatchObject({
    refusal: 'sign-in/provider-cancelled',
    error: 'access_denied',
    error_description: 'cancelled by the person',
  });
  provider.alter((claims) => ({ ...claims, aud: 'another' }));
  await openBrowser(product).signInThrough('other', '1');
  expect(refusalIn(product)).toMatchObject({ refusal: 'sign-in/provider-refused', claim: 'aud' });
});

test('the log says why we refused an answer ourselves, without its code', async () => {
  const { provider, product } = await start();
  provider.accounts.set('1', { email: 'own@trust.example', email_verified: true });
  const browser = openBrowser(product);
  const back = await browser.chooseAccount(await browser.leaveFor('other'), '1');
  const another = openBrowser(product);
  await another.leaveFor('other');
  await another.open(pathOf(back));
  expect(refusalIn(product)).toMatchObject({
    refusal: 'sign-in/provider-refused',
    reason: 'this browser has no such visit under way',
  });
  const code = new URL(back).searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  expect(product.logLines.join()).not.toContain(code);
});

test('addresses and tokens in the words of a provider are not logged', () => {
  const token = `eyJ${'x'.repeat(60)}`;
  const cause = new Error(`user ada@trust.example has no role; token ${token}`);
  expect(describeRefusal(new AppError('sign-in/provider-refused', { cause }))).toEqual({
    reason: 'user [address] has no role; token [secret]',
  });
});

async function start(settings = {}) {
  const provider = await startOidcProvider({
    id: 'other',
    domains: ['trust.example'],
    ...settings,
  });
  return { provider, product: await createTestApp(db, { providers: [provider.settings] }) };
}

/** The latest. */
function refusalIn({ logLines }: TestApp): Record<string, unknown> {
  const line = logLines.findLast((each) => each.includes('a sign-in through a provider failed'));
  return JSON.parse(line ?? '{}');
}
