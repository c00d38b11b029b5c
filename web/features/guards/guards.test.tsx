import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aTeacher, anAdministrator } from '../../testing/a-session.ts';
import { expectLogged } from '../../testing/expect-logged.ts';
import { openSite, renderSite } from '../../testing/render-site.tsx';
import { breakOff, held, refuse, serveApi } from '../../testing/serve-api.ts';

const SIGNED_IN_PAGES = [
  '/teaching',
  '/favourites',
  '/assessment',
  '/intervention',
  '/resources',
  '/overview',
  '/teaching/Year%202/Week%201/Slides.pdf',
  '/profile?from=mail#name',
];

test('until it is known who is signed in, a spinner fills the screen', async () => {
  const api = await serveApi();
  const { answer, release } = held({ session: null });
  api.answer('GET /api/session', answer);
  openSite('/');

  expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();

  release();
  expect(await screen.findByRole('banner')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

test.each(SIGNED_IN_PAGES)(
  '%s sends a visitor to sign in, and keeps the place',
  async (address) => {
    const { router } = await renderSite(address);

    await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
    expect(router.state.location.pathname).toBe('/login');
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe(address);
    expect(router.state.historyAction).toBe('REPLACE');
  },
);

test.each(['/admin', '/admin/teaching/Year%202/Week%201'])(
  '%s sends a visitor and a teacher to the home page',
  async (address) => {
    for (const session of [null, aTeacher()]) {
      const { router, unmount } = await renderSite(address, { session });
      await screen.findByRole('heading', { level: 1, name: /Master Spelling/ });
      expect(router.state.location.pathname).toBe('/');
      unmount();
    }
  },
);

test('an administrator sees the admin page', async () => {
  await renderSite('/admin', { session: anAdministrator() });

  expect(screen.getByRole('heading', { level: 1, name: 'Admin' })).toBeTruthy();
});

test.each([
  ['/login', '/teaching'],
  ['/register', '/teaching'],
  ['/login?next=%2Fprofile', '/profile'],
  ['/register?next=%2Ffavourites%2FYear%25202', '/favourites/Year%202'],
  ['/login?next=%2F%2Fevil.example', '/teaching'],
])('%s sends a signed-in user to %s', async (address, place) => {
  const { router } = await renderSite(address, { session: aTeacher() });

  await waitFor(() => expect(router.state.location.pathname).toBe(place));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('when the session is unknown, public pages show as signed out', async () => {
  const api = await serveApi(aTeacher());
  api.answer('GET /api/session', breakOff);

  await renderSite('/pricing', { api });

  expect(screen.getByRole('heading', { level: 1, name: 'Pricing' })).toBeTruthy();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Sign In' })).toBeTruthy();
  expectLogged('Error checking who is signed in');
});

test('when the session is unknown, a signed-in page says so and can be tried again', async () => {
  const api = await serveApi(aTeacher());
  api.answer('GET /api/session', refuse('service/unavailable'));
  const { router } = await renderSite('/teaching', { api });

  expect((await screen.findByRole('alert')).textContent).toBe(
    'The service is not available at the moment. Please try again shortly.',
  );
  expect(router.state.location.pathname).toBe('/teaching');
  expectLogged('Error checking who is signed in');

  api.answer('GET /api/session', { session: aTeacher() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Learning Resources' })).toBeTruthy();
});

test('when the session is unknown, an admin page leads to the home page', async () => {
  const api = await serveApi(anAdministrator());
  api.answer('GET /api/session', refuse('service/failed'));

  const { router } = await renderSite('/admin', { api });

  await screen.findByRole('heading', { level: 1, name: /Master Spelling/ });
  expect(router.state.location.pathname).toBe('/');
  expectLogged('Error checking who is signed in');
});
