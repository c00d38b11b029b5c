import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aTeacher } from '../../testing/a-session.ts';
import { expectLogged } from '../../testing/expect-logged.ts';
import { otherTab } from '../../testing/other-tab.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { breakOff, held, serveApi } from '../../testing/serve-api.ts';
import { USER_DATA_KEYS } from './change-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('signing out forgets the file tree, then tells the server, then leads home', async () => {
  const { api, router, queryClient } = await renderSite('/profile', { session: aTeacher() });
  const { answer, release } = held({});
  api.answer('POST /api/sign-out', answer);
  localStorage.setItem('file-tree', '{"years":[]}');

  await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(api.callsOf('POST /api/sign-out')).toEqual([{}]));
  expect(localStorage.getItem('file-tree')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Logging out...');

  release();
  await expectVisitorAtHome(router);
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(keys).toEqual([['session']]);
  expect(localStorage).toHaveLength(0);
});

test.each(['/', '/teaching/Year%202', '/pricing'])(
  'signing out at %s leads home',
  async (address) => {
    const { router } = await renderSite(address, { session: aTeacher() });
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));

    await logOut();

    await expectVisitorAtHome(router);
    expect(visited).not.toContain('/login');
  },
);

test('the back button leads to the sign-in page, not to the page that was left', async () => {
  const { router } = await renderSite('/profile', { session: aTeacher() });
  await logOut();
  await expectVisitorAtHome(router);

  await router.navigate(-1);

  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  expect(router.state.location.search).toBe('?next=%2Fprofile');
});

test('other tabs are told at once', async () => {
  const tab = otherTab();
  await renderSite('/', { session: aTeacher() });

  await logOut();

  await waitFor(() => expect(tab.received).toEqual(['signed-out']));
});

test('where the browser refuses storage, signing out works and the failure is logged', async () => {
  const { router } = await renderSite('/profile', { session: aTeacher() });
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });

  await logOut();

  await expectVisitorAtHome(router);
  expectLogged('Error clearing the stored file tree');
});

test('when the server cannot be told, the user is signed out all the same and it is logged', async () => {
  const { api, router } = await renderSite('/profile', { session: aTeacher() });
  api.answer('POST /api/sign-out', breakOff);

  await logOut();

  await expectVisitorAtHome(router);
  expectLogged('Error signing out');
});

test('a pending sign-out is sent before anything else on the next visit', async () => {
  const api = await serveApi(aTeacher());
  api.answer('POST /api/sign-out', breakOff);
  const first = await renderSite('/', { api });
  await logOut();
  await expectVisitorAtHome(first.router);
  expectLogged('Error signing out');
  first.unmount();

  // The server still cannot be reached, so the valid cookie is not trusted.
  const second = await renderSite('/profile', { api });
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  expectLogged('Error signing out');
  await waitFor(() => expect(second.queryClient.isFetching()).toBe(0));
  second.unmount();

  api.calls.length = 0;
  api.answer('POST /api/sign-out', (response) => {
    api.session = null;
    response.end('{}');
  });
  const third = await renderSite('/profile', { api });
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  await waitFor(() => expect(third.queryClient.isFetching()).toBe(0));
  const routes = api.calls.map(({ route }) => route);
  expect(routes.slice(0, 2)).toEqual(['POST /api/sign-out', 'GET /api/session']);
  third.unmount();

  api.calls.length = 0;
  await renderSite('/', { api });
  expect(api.calls.map(({ route }) => route)).toEqual(['GET /api/session']);
});

test('a pending sign-out is also sent when the page gets the focus', async () => {
  const { api, router } = await renderSite('/', { session: aTeacher() });
  api.answer('POST /api/sign-out', breakOff);
  await logOut();
  await expectVisitorAtHome(router);
  expectLogged('Error signing out');
  api.answer('POST /api/sign-out', {});

  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  await waitFor(() => expect(api.callsOf('POST /api/sign-out')).toHaveLength(2));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('signing in again clears a pending sign-out', async () => {
  const { api, router } = await renderSite('/', { session: aTeacher() });
  api.answer('POST /api/sign-out', breakOff);
  await logOut();
  await expectVisitorAtHome(router);
  expectLogged('Error signing out');
  api.answer('POST /api/sign-in/code', { session: aTeacher() });

  await router.navigate('/login');
  await userEvent.click(await screen.findByRole('button', { name: /Already got a code/ }));
  const code = await screen.findByRole('textbox', { name: 'Verification code' });
  await userEvent.type(screen.getByLabelText('Email'), 'ada@orchard.example');
  await userEvent.click(code);
  await userEvent.paste('123456');
  await waitFor(() => expect(router.state.location.pathname).toBe('/teaching'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  await waitFor(() => expect(api.callsOf('GET /api/session').length).toBeGreaterThan(1));
  await waitFor(() => expect(api.callsOf('POST /api/sign-out')).toHaveLength(1));
});

async function logOut(): Promise<void> {
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('button', { name: 'Logout' }));
}

async function expectVisitorAtHome(router: { state: { location: { pathname: string } } }) {
  await screen.findByRole('heading', { level: 1, name: /Master Spelling/ });
  expect(router.state.location.pathname).toBe('/');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
}

test('what this browser stores for a user is removed when a page finds nobody signed in', async () => {
  localStorage.setItem(USER_DATA_KEYS.fileTree, 'of a user who logged out without script');
  await renderSite('/');
  expect(localStorage.getItem(USER_DATA_KEYS.fileTree)).toBeNull();
});
