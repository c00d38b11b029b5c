import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aTeacher, anAdministrator } from '../testing/a-session.ts';
import { renderSite } from '../testing/render-site.tsx';

test.each([
  ['/', 'Master Spelling, Empower Learning', 'Spelling Orchard', null],
  ['/pricing', 'Pricing', 'Pricing – Spelling Orchard', null],
  ['/faq', 'Help & Support', 'Help & Support – Spelling Orchard', null],
  ['/accessibility', 'Accessibility', 'Accessibility – Spelling Orchard', null],
  ['/privacy', 'Privacy', 'Privacy – Spelling Orchard', null],
  ['/terms', 'Terms of use', 'Terms of use – Spelling Orchard', null],
  ['/login', 'Welcome Back', 'Sign In – Spelling Orchard', null],
  ['/register', 'Create Your Account', 'Register – Spelling Orchard', null],
  [
    '/teaching',
    'Learning Resources',
    'Teaching – Learning Resources – Spelling Orchard',
    aTeacher(),
  ],
  ['/profile', 'Account Settings', 'Account Settings – Spelling Orchard', aTeacher()],
  ['/admin', 'Admin', 'Subscriptions – Admin – Spelling Orchard', anAdministrator()],
  ['/nonsense', 'Page not found', 'Page not found – Spelling Orchard', null],
])('%s is headed %s', async (address, heading, title, session) => {
  await renderSite(address, { session });

  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(document.title).toBe(title);
});

test('the call to action of the home page leads to the resources', async () => {
  await renderSite('/');

  const action = screen.getByRole('link', { name: 'Explore resources' });

  expect(action.getAttribute('href')).toBe('/teaching');
});

test('the tab follows the path, also below it', async () => {
  await renderSite('/favourites/Year%202/Week%201', { session: aTeacher() });

  expect(selectedTab()).toBe('Favourites');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Teaching',
    'Favourites',
    'Assessment',
    'Intervention',
    'Resources',
    'Overview',
  ]);
});

test.each(['Assessment', 'Intervention', 'Resources', 'Overview'])(
  '%s is still to come',
  async (name) => {
    const { router } = await renderSite('/teaching', { session: aTeacher() });

    await userEvent.click(screen.getByRole('tab', { name }));

    expect(router.state.location.pathname).toBe(`/${name.toLowerCase()}`);
    expect(screen.getByRole('tabpanel', { name }).textContent).toBe('This feature is coming soon!');
  },
);

test('the Teaching tab keeps year, week and resource', async () => {
  const place = '/Year%202/Week%201/Slides.pdf';
  const { router } = await renderSite(`/overview${place}`, { session: aTeacher() });

  await userEvent.click(screen.getByRole('tab', { name: 'Assessment' }));
  expect(router.state.location.pathname).toBe('/assessment');
  await userEvent.click(screen.getByRole('tab', { name: 'Teaching' }));

  expect(router.state.location.pathname).toBe(`/teaching${place}`);
});

test('the admin tab follows the address and changes it', async () => {
  const session = anAdministrator();
  const { router } = await renderSite('/admin/teaching/Year%202/Week%201', { session });
  expect(selectedTab()).toBe('Teaching');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Subscriptions',
    'Teaching',
    'Assessment',
    'Intervention',
    'Resources',
    'Overview',
  ]);

  await userEvent.click(screen.getByRole('tab', { name: 'Subscriptions' }));

  expect(router.state.location.pathname).toBe('/admin');
  await waitFor(() => expect(selectedTab()).toBe('Subscriptions'));
});

test.each([
  ['/admin/assessment', 'Admin Assessment Tools'],
  ['/admin/intervention', 'Intervention Tools'],
  ['/admin/resources', 'Additional Resources'],
  ['/admin/overview', 'Learning Overview'],
])('%s is a placeholder titled %s', async (address, title) => {
  await renderSite(address, { session: anAdministrator() });

  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.getByText('This admin feature is coming soon!')).toBeTruthy();
  expect(screen.getByText('Check back soon for updates!')).toBeTruthy();
});

function selectedTab(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent;
}
