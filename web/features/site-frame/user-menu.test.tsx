import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aTeacher } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';

test('signed in, the header has a user menu with Account Settings and Logout', async () => {
  await renderSite('/', { session: aTeacher() });
  const header = within(screen.getByRole('banner'));

  const items = within(await openUserMenu()).getAllByRole('menuitem');

  expect(items.map((item) => item.textContent)).toEqual(['Account Settings', 'Logout']);
  expect(items[0]?.getAttribute('href')).toBe('/profile');
  expect(header.queryByRole('link', { name: 'Sign In' })).toBeNull();
  expect(header.queryByRole('link', { name: 'Register' })).toBeNull();
});

test('Logout in the user menu signs out', async () => {
  const { api } = await renderSite('/teaching', { session: aTeacher() });

  const menu = await openUserMenu();
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Logout' }));

  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
  await waitFor(() => expect(api.callsOf('POST /api/sign-out')).toHaveLength(1));
});

test('the user menu closes on a choice, a click outside, Escape and the back button', async () => {
  const { router } = await renderSite('/pricing', { session: aTeacher() });

  const menu = await openUserMenu();
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Account Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Account Settings' });
  await expectNoMenu();

  await openUserMenu();
  await userEvent.click(document.body);
  await expectNoMenu();

  await openUserMenu();
  await userEvent.keyboard('{Escape}');
  await expectNoMenu();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ada Byron' }));

  await openUserMenu();
  await router.navigate(-1);
  await expectNoMenu();
});

test.each([
  [null, 'ada'],
  ['Ada Byron', 'Ada Byron'],
])('a user named %s is called %s', async (username, name) => {
  await renderSite('/', { session: aTeacher({ username }) });

  expect(await screen.findByRole('button', { name })).toBeTruthy();
});

test('a user menu whose code does not arrive is replaced by its links', async () => {
  vi.doMock('../../ui/opened-menu.tsx', () => {
    throw new Error('not there');
  });
  vi.resetModules();
  const { renderSite: renderAnew } = await import('../../testing/render-site.tsx');

  await renderAnew('/', { session: aTeacher() });

  const header = within(screen.getByRole('banner'));
  fireEvent.click(header.getByRole('button', { name: 'Ada Byron' }));
  expect(await header.findByRole('link', { name: 'Account Settings' })).toBeTruthy();
  expect(header.getByRole('button', { name: 'Logout' })).toBeTruthy();
  vi.doUnmock('../../ui/opened-menu.tsx');
});

async function openUserMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Ada Byron' }));
  return screen.findByRole('menu');
}

async function expectNoMenu(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}
