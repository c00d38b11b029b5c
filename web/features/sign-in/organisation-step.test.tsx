import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aTeacher } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { breakOff, held, refuse, serveApi } from '../../testing/serve-api.ts';

const ORGANISATION = 'POST /api/sign-in/organisation';

test('an organisation signs in with its domain and password', async () => {
  const { api, router } = await openOrganisationLogin();

  await fillIn(' @Orchard.example ', ' orchard-demo ');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/teaching'));
  expect(api.callsOf(ORGANISATION)).toEqual([
    { domain: 'orchard.example', password: ' orchard-demo ' },
  ]);
});

test.each(['www.orchard.example', 'office@orchard.example', 'https://www.orchard.example/'])(
  'the domain may be typed as %s',
  async (typed) => {
    const { api } = await openOrganisationLogin();

    await fillIn(typed, 'orchard-demo');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    await waitFor(() => expect(api.callsOf(ORGANISATION)).toHaveLength(1));
    expect(api.callsOf(ORGANISATION)[0]).toMatchObject({ domain: 'orchard.example' });
  },
);

test('domain and password are required, and nothing is sent without them', async () => {
  const { api } = await openOrganisationLogin();

  await userEvent.type(screen.getByLabelText('Domain'), 'orchard');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

  expect(
    await screen.findByText('Please enter a domain such as school.county.sch.uk.'),
  ).toBeTruthy();
  expect(screen.getByText('Please enter the password.')).toBeTruthy();
  expect(api.callsOf(ORGANISATION)).toEqual([]);
});

test('the password can be shown, and is offered by the browser', async () => {
  await openOrganisationLogin();
  const password = screen.getByLabelText('Password');

  expect(password.getAttribute('autocomplete')).toBe('current-password');
  expect(password).toHaveProperty('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveProperty('type', 'text');
});

test.each([
  [
    refuse('sign-in/organisation-refused'),
    'That domain or password is not right. Please check both and try again.',
  ],
  [
    refuse('sign-in/too-many-tries', 530),
    'Too many attempts. Please wait 9 minutes before trying again.',
  ],
  [refuse('service/failed'), 'An unexpected error occurred during sign-in. Please try again.'],
  [breakOff, 'A network error occurred. Please check your internet connection and try again.'],
])('when it fails the red box says why, and what was typed stays', async (answer, text) => {
  const { api } = await openOrganisationLogin();
  api.answer(ORGANISATION, answer);

  await fillIn('orchard.example', 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText('Domain')).toHaveProperty('value', 'orchard.example');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong');
});

test('a second press sends no second call', async () => {
  const { api, router } = await openOrganisationLogin();
  const { answer, release } = held({ session: aTeacher() });
  api.answer(ORGANISATION, answer);

  await fillIn('orchard.example', 'orchard-demo{Enter}{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Signing in...' }));
  release();

  await waitFor(() => expect(router.state.location.pathname).toBe('/teaching'));
  await waitFor(() => expect(api.callsOf(ORGANISATION)).toHaveLength(1));
});

test('registration offers no organisation login', async () => {
  await renderSite('/register');

  expect(screen.queryByRole('button', { name: 'Organisation Login' })).toBeNull();
});

async function openOrganisationLogin() {
  const api = await serveApi();
  api.answer(ORGANISATION, { session: aTeacher() });
  const site = await renderSite('/login', { api });
  await userEvent.click(screen.getByRole('button', { name: 'Organisation Login' }));
  await screen.findByLabelText('Domain');
  return site;
}

async function fillIn(domain: string, password: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Domain'), domain);
  await userEvent.type(screen.getByLabelText('Password'), password);
}
