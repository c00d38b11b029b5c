import { prepareSignInWithPasskey, signInWithPasskey } from '#contract/passkey-sign-in.ts';
import { addPasskey, preparePasskey } from '#contract/passkeys.ts';
import { answerOf } from './api-client.ts';
import { createAuthenticator } from './authenticator.ts';
import type { TestApp } from './test-app.ts';
import { openBrowser } from './visit-provider.ts';

type Browser = ReturnType<typeof openBrowser>;
export type Authenticator = ReturnType<typeof createAuthenticator>;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Adds a passkey to the account that the browser is signed in to. */
export async function makePasskey(
  browser: Browser,
  authenticator: Authenticator = createAuthenticator(),
  options: Parameters<Authenticator['make']>[1] = {},
): Promise<{ authenticator: Authenticator; response: Response }> {
  const prepared = await post(browser, preparePasskey.path);
  if (!prepared.ok) return { authenticator, response: prepared };
  const { challenge } = await answerOf(preparePasskey, prepared);
  const credential = authenticator.make(challenge, options);
  const response = await post(browser, addPasskey.path, { name: 'Laptop', credential });
  return { authenticator, response };
}

/** A browser that has the session of a cookie. */
export function browserWith(product: TestApp, cookie: string): Browser {
  const browser = openBrowser(product);
  const [name = '', value = ''] = cookie.split('=');
  browser.own.set(name, value);
  return browser;
}

export async function challengeFor(browser: Browser): Promise<string> {
  const response = await post(browser, prepareSignInWithPasskey.path);
  return (await answerOf(prepareSignInWithPasskey, response)).challenge;
}

export async function signInWith(
  browser: Browser,
  authenticator: Authenticator,
  options: Parameters<Authenticator['use']>[1] = {},
): Promise<Response> {
  const credential = authenticator.use(await challengeFor(browser), options);
  return post(browser, signInWithPasskey.path, { credential });
}

export function post(browser: Browser, path: string, input: object = {}): Promise<Response> {
  return browser.open(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(input) });
}
