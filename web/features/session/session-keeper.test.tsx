import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aTeacher, anAdministrator } from '../../testing/a-session.ts';
import { otherTab } from '../../testing/other-tab.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';

test('when the page gets the focus again, the session is fetched again', async () => {
  const { api, router } = await renderSite('/profile', { session: aTeacher() });
  api.session = null;

  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  expect(router.state.location.search).toBe('?next=%2Fprofile');
});

test('a sign-in in another tab signs this one in and leads to the requested page', async () => {
  const { api, router } = await renderSite('/login?next=%2Fprofile');
  api.session = aTeacher();

  otherTab().send('changed');

  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(await screen.findByRole('button', { name: 'Ada Byron' })).toBeTruthy();
});

test('a sign-out in another tab leads to the sign-in page, without asking the server', async () => {
  const { api, router } = await renderSite('/teaching/Year%202', { session: aTeacher() });
  const before = api.callsOf('GET /api/session').length;

  otherTab().send('signed-out');

  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  expect(router.state.location.search).toBe('?next=%2Fteaching%2FYear%25202');
  expect(api.callsOf('GET /api/session')).toHaveLength(before);
});

test('a form that signed out before the script ran reaches this tab with the page that was loaded next', async () => {
  const { api, router } = await renderSite('/profile', { session: aTeacher() });
  const before = api.callsOf('GET /api/session').length;
  const tab = otherTab('load');

  tab.send('for-user');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.callsOf('GET /api/session')).toHaveLength(before);

  api.session = null;
  tab.send('for-visitor');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  expect(router.state.location.search).toBe('?next=%2Fprofile');
});

test('anything else in the channel is ignored', async () => {
  const { api } = await renderSite('/profile', { session: aTeacher() });
  const before = api.callsOf('GET /api/session').length;
  const tab = otherTab();

  tab.send({ kind: 'signed-out' });
  tab.send('nonsense');
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(screen.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeTruthy();
  expect(api.callsOf('GET /api/session')).toHaveLength(before);
});

test('the channel is closed with the site', async () => {
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  const { unmount } = await renderSite('/');

  unmount();

  expect(close).toHaveBeenCalled();
});

test('the site works in a browser without BroadcastChannel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());

  await renderSite('/', { session: aTeacher() });
  await userEvent.click(within(footer()).getByRole('button', { name: 'Logout' }));

  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
});

test('a lookup that finds the session ended leads to the sign-in page', async () => {
  const api = await serveApi(aTeacher());
  api.answer('GET /api/profile/school', refuse('session/required'));

  const { router } = await renderSite('/profile', { api });

  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  expect(router.state.location.search).toBe('?next=%2Fprofile');
});

test('a change that finds the session ended leads to the sign-in page', async () => {
  const { api } = await renderSite('/profile', { session: aTeacher() });
  api.answer('PATCH /api/profile', refuse('session/required'));

  await userEvent.type(await screen.findByLabelText('Name'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeTruthy();
});

test('a demoted administrator loses the Admin link on the next refusal', async () => {
  const { api } = await renderSite('/profile', { session: anAdministrator() });
  const name = await screen.findByLabelText('Name');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Admin' })).toBeTruthy();
  api.session = { ...anAdministrator(), isAdmin: false };
  api.answer('PATCH /api/profile', refuse('access/denied'));

  await userEvent.type(name, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  await waitFor(() =>
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Admin' })).toBeNull(),
  );
});

test('another teacher on the same computer sees nothing of the one before', async () => {
  const { api, queryClient } = await renderSite('/profile', { session: aTeacher() });
  await screen.findByDisplayValue('Ada Byron');
  await userEvent.type(screen.getByLabelText('Name'), ' (half typed)');
  queryClient.setQueryData(['something', 'private'], "Ada's");
  api.session = aTeacher({ userId: 'u-bea', email: 'bea@meadow.example', username: 'Bea' });

  otherTab().send('changed');

  expect(await screen.findByDisplayValue('bea@meadow.example')).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bea');
  expect(queryClient.getQueryData(['something', 'private'])).toBeUndefined();
});

test('query data are cleared whenever the session ends', async () => {
  const { queryClient } = await renderSite('/profile', { session: aTeacher() });
  await screen.findByDisplayValue('Ada Byron');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));

  otherTab().send('signed-out');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });

  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  const ofSignIn = [['sign-in-providers'], ['unconfirmed-account']];
  expect(keys.filter((key) => !ofSignIn.some(([name]) => name === key[0]))).toEqual([['session']]);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

function footer(): HTMLElement {
  return screen.getByRole('contentinfo');
}
