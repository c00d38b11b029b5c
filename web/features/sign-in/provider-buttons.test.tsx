import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import { aTeacher } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';

const GOOGLE = { id: 'google', name: 'Google' };
const TRUST = { id: 'other', name: 'The Trust' };
const UNCONFIRMED = 'GET /api/sign-in/unconfirmed-account';
const AGAIN = 'POST /api/sign-in/unconfirmed-account/codes';
const CONFIRM = 'POST /api/sign-in/unconfirmed-account';

test.each(['/login', '/register'])('%s has no button where no provider is set', async (page) => {
  await renderSite(page);
  expect(screen.queryByRole('link', { name: /^Sign in with/ })).toBeNull();
});

test.each(['/login', '/register'])(
  '%s has a button for each provider, which keeps the requested page',
  async (page) => {
    await open(`${page}?next=%2Fprofile`);
    const buttons = await screen.findAllByRole('link', { name: /^Sign in with/ });
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual([
      '/api/sign-in/providers/google?next=%2Fprofile',
      '/api/sign-in/providers/other?next=%2Fprofile',
    ]);
  },
);

test('the page says why a sign-in through a provider did not work', async () => {
  await open('/login?refused=provider-unavailable&provider=google');
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  expect(await screen.findByText('Google cannot be reached at the moment.')).toBeTruthy();
});

test.each(['constructor', 'no such reason', '%3Cb%3E'])(
  'an unknown reason, %s, is not shown',
  async (reason) => {
    await open(`/login?refused=${reason}`);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('an address is confirmed by a code, and a wrong code can be corrected', async () => {
  const api = await serveApi();
  api.answer(UNCONFIRMED, { account: { provider: 'Google', email: 'ada@orchard.example' } });
  api.answer(CONFIRM, refuse('sign-in/code-refused'));
  const { router } = await renderSite('/login?step=confirm&next=%2Foverview', { api });
  await userEvent.click(await screen.findByRole('textbox', { name: 'Verification code' }));
  await userEvent.keyboard('111111');
  expect((await screen.findByRole('alert')).textContent).toContain('not right or has expired');
  api.session = aTeacher();
  api.answer(CONFIRM, { session: aTeacher() });
  // It stays in the boxes, so that the first digit can be put right.
  await userEvent.keyboard('2');
  await userEvent.click(screen.getByRole('button', { name: 'Verify Code' }));
  await screen.findByRole('heading', { level: 1, name: 'Learning Resources' });
  expect(api.callsOf(CONFIRM)).toEqual([{ code: '111111' }, { code: '211111' }]);
  expect(router.state.location.pathname).toBe('/overview');
});

test('the code that confirms an address can be sent again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const api = await serveApi();
  api.answer(UNCONFIRMED, { account: { provider: 'Google', email: 'ada@orchard.example' } });
  api.answer(AGAIN, {});
  await renderSite('/login?step=confirm', { api });
  expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeTruthy();
  act(() => void vi.setSystemTime(Date.now() + CODE_RESEND_SECONDS * 1000));
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/A new code is on its way/)).toBeTruthy();
  expect(api.callsOf(AGAIN)).toEqual([{}]);
});

test('where codes are shut and the provider is down, the page does not send people to codes', async () => {
  const api = await serveApi();
  api.answer('GET /api/sign-in/providers', { providers: [TRUST] });
  api.answer('POST /api/sign-in/codes', refuse('sign-in/only-provider'));
  await renderSite('/login?refused=provider-unavailable&provider=other', { api });
  await userEvent.type(screen.getByLabelText('Email'), 'ada@orchard.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }));
  await screen.findByText(/with their school account only, and that cannot be reached/);
  expect(screen.getByRole('alert').textContent).toContain('try again in a few minutes');
});

async function open(address: string) {
  const api = await serveApi();
  api.answer('GET /api/sign-in/providers', { providers: [GOOGLE, TRUST] });
  return renderSite(address, { api });
}
