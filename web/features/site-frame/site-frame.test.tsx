import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aTeacher, anAdministrator } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { showToast } from '../../ui/show-toast.ts';

test.each([
  ['/', 'Home'],
  ['/teaching', 'Learning Resources'],
  ['/teaching/Year%202', 'Learning Resources'],
  ['/favourites', 'Learning Resources'],
  ['/overview', 'Learning Resources'],
  ['/pricing', 'Pricing'],
  ['/faq', 'Help & FAQ'],
  ['/admin', 'Admin'],
  ['/admin/teaching/Year%202', 'Admin'],
])('at %s the current link of the header is %s', async (address, name) => {
  await renderSite(address, { session: anAdministrator() });

  const current = within(mainNavigation()).getAllByRole('link', { current: 'page' });

  expect(current.map((link) => link.textContent)).toEqual([name]);
});

test.each([
  ['/login', 'Sign In'],
  ['/register', 'Register'],
])(
  'at %s the current link of the header is %s, and the links keep the requested page',
  async (path, name) => {
    await renderSite(`${path}?next=%2Fprofile`);
    const header = screen.getByRole('banner');

    const current = within(header).getAllByRole('link', { current: 'page' });

    expect(current.map((link) => link.textContent)).toEqual([name]);
    expect(hrefOf(header, 'Register')).toBe('/register?next=%2Fprofile');
  },
);

test('on a page that the header does not name, no link is current', async () => {
  await renderSite('/profile', { session: aTeacher() });

  expect(within(mainNavigation()).queryByRole('link', { current: 'page' })).toBeNull();
});

test('signed out, the header offers Sign In and Register', async () => {
  await renderSite('/');
  const header = screen.getByRole('banner');

  expect(hrefOf(header, 'Sign In')).toBe('/login');
  expect(hrefOf(header, 'Register')).toBe('/register');
  expect(namesOf(mainNavigation())).toEqual([
    'Home',
    'Learning Resources',
    'Pricing',
    'Help & FAQ',
  ]);
});

test('only administrators have the Admin link', async () => {
  const teacher = await renderSite('/', { session: aTeacher() });
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  teacher.unmount();

  await renderSite('/', { session: anAdministrator() });
  expect(hrefOf(mainNavigation(), 'Admin')).toBe('/admin');
  expect(hrefOf(screen.getByRole('contentinfo'), 'Admin')).toBe('/admin');
});

test('signed out, the footer has the year, the links, Login and Sign Up, which goes to /login', async () => {
  await renderSite('/');
  const footer = screen.getByRole('contentinfo');

  expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Spelling Orchard`);
  expect(namesOf(footer)).toEqual([
    'Home',
    'Learning Resources',
    'Pricing',
    'Help & FAQ',
    'Login',
    'Sign Up',
    'Accessibility',
    'Privacy',
    'Terms',
  ]);
  expect(hrefOf(footer, 'Accessibility')).toBe('/accessibility');
  expect(hrefOf(footer, 'Privacy')).toBe('/privacy');
  expect(hrefOf(footer, 'Terms')).toBe('/terms');
  expect(hrefOf(footer, 'Login')).toBe('/login');
  expect(hrefOf(footer, 'Sign Up')).toBe('/login');
  expect(hrefOf(footer, 'Learning Resources')).toBe('/teaching');
});

test('signed in, the footer has Account Settings and Logout instead', async () => {
  await renderSite('/', { session: aTeacher() });
  const footer = screen.getByRole('contentinfo');

  expect(hrefOf(footer, 'Account Settings')).toBe('/profile');
  expect(within(footer).getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(within(footer).queryByRole('link', { name: 'Login' })).toBeNull();
  expect(within(footer).queryByRole('link', { name: 'Sign Up' })).toBeNull();
});

test.each([
  ['/', null],
  ['/faq', null],
  ['/login', null],
  ['/nonsense', null],
  ['/teaching', aTeacher()],
  ['/profile', aTeacher()],
  ['/admin', anAdministrator()],
])('%s has a header, a footer, and two buttons in its corner', async (address, session) => {
  await renderSite(address, { session });

  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  const corner = screen.getByRole('complementary', { name: 'Help and feedback' });

  expect(within(corner).getByRole('button', { name: 'Provide Feedback' })).toBeTruthy();
  expect(within(corner).getByRole('button', { name: 'Support Assistant' })).toBeTruthy();
});

test.each([
  ['/pricing', null, 5000],
  ['/admin', anAdministrator(), 3000],
])('at %s a toast is shown for its time', async (address, session, shownMs) => {
  await renderSite(address, { session });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'Date'] });
  act(() => showToast('success', 'Saved'));

  await pass(shownMs - 1);
  expect(screen.getByText('Saved')).toBeTruthy();
  await pass(1 + 300);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('on another page the focus moves to its heading', async () => {
  await renderSite('/');

  await userEvent.click(within(mainNavigation()).getByRole('link', { name: 'Pricing' }));

  const heading = await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('on another tab of the same page the focus stays', async () => {
  await renderSite('/teaching', { session: aTeacher() });

  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));

  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Overview' }));
});

function mainNavigation(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main' });
}

function namesOf(region: HTMLElement): (string | null)[] {
  return within(region)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

function hrefOf(region: HTMLElement, name: string): string | null {
  return within(region).getByRole('link', { name }).getAttribute('href');
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
