import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aTeacher } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';

const OPTIONS = 'POST /api/sign-in/passkey/options';
const MINUTE_MS = 60_000;
const SIGN_IN = 'POST /api/sign-in/passkey';

test('after a refused passkey the browser gets a new challenge and offers again', async () => {
  const { api, choose } = await openWithPasskeys();
  api.answer(SIGN_IN, refuse('sign-in/passkey-refused'));
  await waitFor(choose);
  expect((await screen.findByRole('alert')).textContent).toContain('That passkey was not accepted');
  await waitFor(() => expect(api.callsOf(OPTIONS)).toHaveLength(2));
  api.session = aTeacher();
  api.answer(SIGN_IN, { session: aTeacher() });
  await waitFor(choose);
  await screen.findByRole('heading', { level: 1, name: 'Learning Resources' });
});

test('a page that has stayed open asks for a new challenge before the old one expires', async () => {
  const look = vi.spyOn(globalThis, 'setInterval');
  const { api } = await openWithPasskeys();
  await waitFor(() => expect(api.callsOf(OPTIONS)).toHaveLength(1));
  lookAgain();
  expect(api.callsOf(OPTIONS)).toHaveLength(1);
  const later = Date.now() + 31 * MINUTE_MS;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  act(lookAgain);
  await waitFor(() => expect(api.callsOf(OPTIONS)).toHaveLength(2));

  function lookAgain(): void {
    for (const [check, ms] of look.mock.calls) if (ms === MINUTE_MS) check();
  }
});

test('a browser that chooses by itself is not asked for ever', async () => {
  const { api, choose } = await openWithPasskeys();
  api.answer(SIGN_IN, refuse('sign-in/passkey-refused'));
  for (let n = 1; n <= 5; n += 1) {
    await waitFor(choose);
    await waitFor(() => expect(api.callsOf(SIGN_IN)).toHaveLength(n));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(api.callsOf(OPTIONS)).toHaveLength(5);
});

test.each([{}, null, { challenge: 1, rpId: 'localhost', timeout: 1 }])(
  'an answer that is no challenge, %j, leaves the page as it is',
  async (answer) => {
    const { api, get } = await openWithPasskeys(answer ?? []);
    await waitFor(() => expect(api.callsOf(OPTIONS)).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(get).not.toHaveBeenCalled();
  },
);

/** A browser with one passkey, which its owner chooses when the test says so. */
async function openWithPasskeys(
  options: object = { challenge: 'AAAA', rpId: 'localhost', timeout: 1000 },
) {
  const bytes = new Uint8Array([1]).buffer;
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
  const passkey = { id: 'AAAA', type: 'public-key', response };
  let answer: (() => void) | undefined;
  const get = vi.fn<() => Promise<Credential>>(
    () => new Promise((resolve) => (answer = () => resolve(passkey))),
  );
  const available = { isConditionalMediationAvailable: async () => true };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function Passkeys() {}, available),
  );
  const unused = vi.fn<() => Promise<never>>();
  const others = { create: unused, store: unused, preventSilentAccess: unused };
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ get, ...others });
  const api = await serveApi();
  api.answer(OPTIONS, options);
  await renderSite('/login', { api });
  const choose = () => {
    if (!answer) throw new Error('the browser was not asked');
    answer();
    answer = undefined;
  };
  return { api, choose, get };
}
