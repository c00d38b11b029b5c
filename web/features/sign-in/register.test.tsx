import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Session } from '#contract/session.ts';
import { aTeacher } from '../../testing/a-session.ts';
import { otherTab } from '../../testing/other-tab.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { held, refuse, serveApi } from '../../testing/serve-api.ts';

const PROFILE = 'PATCH /api/profile';
const SAVED = { email: 'ada@orchard.example', username: 'ada', newsletter: false };

test('registering saves the choice and a name, and goes on', async () => {
  const { api, router } = await enterCode({ tick: true });

  await screen.findByRole('heading', { level: 1, name: 'Learning Resources' });
  await waitFor(() =>
    expect(api.callsOf(PROFILE)).toEqual([{ newsletter: true, username: 'ada' }]),
  );
  expect(router.state.location.pathname).toBe('/teaching');
  expect(await screen.findByRole('button', { name: 'ada' })).toBeTruthy();
});

test('the newsletter is off by default, and the requested page is reached', async () => {
  const { api, router } = await enterCode({ address: '/register?next=%2Foverview' });

  await waitFor(() => expect(router.state.location.pathname).toBe('/overview'));
  await waitFor(() =>
    expect(api.callsOf(PROFILE)).toEqual([{ newsletter: false, username: 'ada' }]),
  );
});

test('a teacher who comes back keeps their name, and a newsletter they wanted before', async () => {
  const { api, router } = await enterCode({ session: aTeacher({ username: 'Ada Byron' }) });

  await waitFor(() => expect(router.state.location.pathname).toBe('/teaching'));
  expect(api.callsOf(PROFILE)).toEqual([]);
});

test('a teacher who comes back can ask for the newsletter', async () => {
  const session = aTeacher({ username: 'Ada Byron' });
  const { api } = await enterCode({ session, tick: true });

  await waitFor(() => expect(api.callsOf(PROFILE)).toEqual([{ newsletter: true }]));
});

test('when saving fails the user stays, and the session is not published before it is done', async () => {
  const tab = otherTab();
  const { api, router } = await enterCode({ profile: refuse('service/unavailable') });

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to save your preferences: The service is not available at the moment. Please try again shortly. Please try again.',
  );
  expect(router.state.location.pathname).toBe('/register');
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  expect(tab.received).toEqual([]);

  api.answer(PROFILE, SAVED);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/teaching'));
  await waitFor(() => expect(api.callsOf(PROFILE)).toHaveLength(2));
  await waitFor(() => expect(tab.received).toEqual(['changed']));
});

test('a user whose choice cannot be saved may go on without', async () => {
  const { api, router } = await enterCode({ profile: refuse('service/failed') });
  await screen.findByRole('alert');

  await userEvent.click(screen.getByRole('button', { name: 'Continue without saving' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/teaching'));
  await waitFor(() => expect(api.callsOf(PROFILE)).toHaveLength(1));
});

test('switching tabs while the choice is being saved does not leave the page', async () => {
  const { answer, release } = held(SAVED);
  const { api, router } = await enterCode({ profile: answer });
  await waitFor(() => expect(api.callsOf(PROFILE)).toHaveLength(1));
  const before = api.callsOf('GET /api/session').length;

  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  await waitFor(() => expect(api.callsOf('GET /api/session')).toHaveLength(before + 1));
  await screen.findByRole('button', { name: 'Logout' });
  expect(router.state.location.pathname).toBe('/register');
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/teaching'));
});

test('a user who leaves the page instead is signed in, because the cookie is set', async () => {
  await enterCode({ profile: refuse('service/failed') });
  await screen.findByRole('alert');

  await userEvent.click(screen.getByRole('link', { name: 'Spelling Orchard, home' }));

  await screen.findByRole('heading', { level: 1, name: /Master Spelling/ });
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
});

interface Arrangement {
  address?: string;
  tick?: boolean;
  session?: Session;
  profile?: Parameters<Awaited<ReturnType<typeof serveApi>>['answer']>[1];
}

async function enterCode({
  address = '/register',
  tick = false,
  session = aTeacher({ username: null }),
  profile = SAVED,
}: Arrangement) {
  const api = await serveApi();
  api.answer('POST /api/sign-in/codes', {});
  api.answer('POST /api/sign-in/code', (response) => {
    api.session = session;
    response.end(JSON.stringify({ session }));
  });
  api.answer(PROFILE, profile);
  const site = await renderSite(address, { api });
  await userEvent.type(screen.getByLabelText('Email'), 'ada@orchard.example');
  const newsletter = screen.getByRole('checkbox', { name: 'Resource Updates & Newsletter' });
  expect(newsletter).toHaveProperty('checked', false);
  if (tick) await userEvent.click(newsletter);
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }));
  await screen.findByRole('heading', { name: 'Enter Verification Code' });
  await userEvent.paste('123456');
  return site;
}
