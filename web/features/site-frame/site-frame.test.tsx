import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';

test.each([
  ['/', 'Home'],
  ['/teaching', 'Learning Resources'],
  ['/teaching/Year%202', 'Learning Resources'],
  ['/pricing', 'Pricing'],
  ['/faq', 'Help & FAQ'],
])('at %s the current link of the header is %s', async (address, name) => {
  await renderSite(address);

  const current = within(mainNavigation()).getAllByRole('link', { current: 'page' });

  expect(current.map((link) => link.textContent)).toEqual([name]);
});

test('on a page that the header does not name, no link is current', async () => {
  await renderSite('/favourites');

  expect(within(mainNavigation()).queryByRole('link', { current: 'page' })).toBeNull();
});

test('signed out, the header offers Sign In and Register', async () => {
  await renderSite('/');
  const header = screen.getByRole('banner');

  expect(hrefOf(header, 'Sign In')).toBe('/login');
  expect(hrefOf(header, 'Register')).toBe('/register');
});

test('the footer has the year, the copyright line and the links; Sign Up goes to /login', async () => {
  await renderSite('/');
  const footer = screen.getByRole('contentinfo');

  expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Spelling Orchard`);
  expect(hrefOf(footer, 'Login')).toBe('/login');
  expect(hrefOf(footer, 'Sign Up')).toBe('/login');
  expect(hrefOf(footer, 'Learning Resources')).toBe('/teaching');
});

test('on another page the focus moves to its heading', async () => {
  await renderSite('/');

  await userEvent.click(within(mainNavigation()).getByRole('link', { name: 'Pricing' }));

  const heading = await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('on another tab of the same page the focus stays', async () => {
  await renderSite('/teaching');

  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));

  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Overview' }));
});

test('the phone menu opens, and going somewhere closes it', async () => {
  const router = await renderSite('/');

  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Help & FAQ' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/faq');
});

function mainNavigation(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main' });
}

function hrefOf(region: HTMLElement, name: string): string | null {
  return within(region).getByRole('link', { name }).getAttribute('href');
}
