import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anAdministrator } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { onPhoneScreen } from '../../testing/screen-width.ts';

beforeEach(() => onPhoneScreen());

test('the phone menu opens, and going somewhere closes it', async () => {
  const { router } = await renderSite('/');

  const menu = await openPhoneMenu();
  await userEvent.click(within(menu).getByRole('link', { name: 'Help & FAQ' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/faq');

  await router.navigate(-1);
  await screen.findByRole('heading', { level: 1, name: /Master Spelling/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the phone menu closes on Escape and gives the focus back, and on the back button', async () => {
  const { router } = await renderSite('/');
  await userEvent.click(within(mainNavigation()).getByRole('link', { name: 'Pricing' }));
  await screen.findByRole('heading', { level: 1, name: 'Pricing' });

  await openPhoneMenu();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const toggle = screen.getByRole('button', { name: 'Open menu' });
  await waitFor(() => expect(document.activeElement).toBe(toggle));

  await openPhoneMenu();
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the phone menu has what belongs to the user', async () => {
  const { api, router } = await renderSite('/pricing', { session: anAdministrator() });

  const menu = await openPhoneMenu();
  expect(namesOf(menu)).toEqual([
    'Home',
    'Learning Resources',
    'Pricing',
    'Help & FAQ',
    'Admin',
    'Account Settings',
  ]);
  expect(within(menu).getByText('Grace')).toBeTruthy();

  await userEvent.click(within(menu).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(api.callsOf('POST /api/sign-out')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

async function openPhoneMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

function mainNavigation(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main' });
}

function namesOf(region: HTMLElement): (string | null)[] {
  return within(region)
    .getAllByRole('link')
    .map((link) => link.textContent);
}
