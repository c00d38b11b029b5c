import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { USERNAME_CHARACTERS } from '#contract/limits.ts';
import { aTeacher } from '../../testing/a-session.ts';
import { expectLogged } from '../../testing/expect-logged.ts';
import { otherTab } from '../../testing/other-tab.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { type Api, held, refuse, serveApi } from '../../testing/serve-api.ts';
import { PROFILE_SAVED_MS } from './use-profile-update.ts';

const PROFILE = 'PATCH /api/profile';
const SAVED = { email: 'ada@orchard.example', username: 'Ada Lovelace', newsletter: true };

test('the page shows the profile and the e-mail preferences', async () => {
  await openSettings();
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@orchard.example');
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada Byron');
  expect(screen.getByRole('group', { name: 'Email Preferences' })).toBeTruthy();
  expect(newsletter(false)).toBeTruthy();
});

test('necessary e-mails are always on and say why', async () => {
  await openSettings();

  const necessary = await screen.findByRole('switch', { name: 'Necessary Emails', checked: true });
  await userEvent.click(necessary);

  expect(screen.getByRole('switch', { name: 'Necessary Emails', checked: true })).toBe(necessary);
  expect(necessary.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/Always on: sign-in codes/)).toBeTruthy();
});

test('Update Profile is enabled only while something differs from what is saved', async () => {
  await openSettings();
  const name = await screen.findByLabelText('Name');
  expect(updateDisabled()).toBe(true);

  await userEvent.type(name, '  ');
  expect(updateDisabled()).toBe(true);
  await userEvent.type(name, '!');
  expect(updateDisabled()).toBe(false);
  await userEvent.clear(name);
  await userEvent.type(name, 'Ada Byron');
  expect(updateDisabled()).toBe(true);

  await userEvent.click(newsletter(false));
  expect(updateDisabled()).toBe(false);
  await userEvent.click(newsletter(true));
  expect(updateDisabled()).toBe(true);
});

test('a saved profile is confirmed for a while, and the name in the header follows', async () => {
  const { api } = await openSettings((api) => api.answer(PROFILE, SAVED));
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, ' Ada Lovelace ');
  await userEvent.click(newsletter(false));

  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  const confirmation = await screen.findByText('Profile updated successfully!');
  const shownAt = performance.now();
  await waitFor(() =>
    expect(api.callsOf(PROFILE)).toEqual([{ username: 'Ada Lovelace', newsletter: true }]),
  );
  expect(confirmation.closest('output')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Ada Lovelace' })).toBeTruthy();
  expect(name).toHaveProperty('value', 'Ada Lovelace');
  expect(newsletter(true)).toBeTruthy();
  expect(updateDisabled()).toBe(true);

  await waitFor(() => expect(screen.queryByText('Profile updated successfully!')).toBeNull());
  // Some of the three seconds may have passed before it was seen.
  expect(performance.now() - shownAt).toBeGreaterThan(2500);
});

test('fields that were not changed stay as they are', async () => {
  await openSettings((api) => {
    api.answer('GET /api/profile', { ...SAVED, username: 'Ada Byron' });
    api.answer(PROFILE, SAVED);
  });
  await userEvent.clear(await screen.findByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Ada Lovelace');

  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  await screen.findByText('Profile updated successfully!');
  expect(newsletter(true)).toBeTruthy();
});

test('other tabs follow a changed name', async () => {
  const tab = otherTab();
  await openSettings((api) => api.answer(PROFILE, SAVED));

  await userEvent.type(await screen.findByLabelText('Name'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  await waitFor(() => expect(tab.received).toEqual(['changed']));
});

test('text typed while the profile is being saved is not lost', async () => {
  const { answer, release } = held(SAVED);
  await openSettings((api) => api.answer(PROFILE, answer));
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Ada Lovelace{Enter}');
  await screen.findByRole('button', { name: 'Updating...' });

  await userEvent.type(name, ', Countess');
  release();

  await screen.findByText('Profile updated successfully!');
  expect(name).toHaveProperty('value', 'Ada Lovelace, Countess');
  expect(updateDisabled()).toBe(false);
});

test('the saved name of one teacher does not become the name of the next', async () => {
  const { answer, release } = held(SAVED);
  const { api } = await openSettings((api) => api.answer(PROFILE, answer));
  await userEvent.type(await screen.findByLabelText('Name'), '!{Enter}');
  await waitFor(() => expect(api.callsOf(PROFILE)).toHaveLength(1));
  api.session = aTeacher({ userId: 'u-bea', email: 'bea@meadow.example', username: 'Bea' });
  otherTab().send('changed');
  await screen.findByDisplayValue('bea@meadow.example');

  release();
  // Long enough for the answer to have come.
  await new Promise((resolve) => setTimeout(resolve, 200));

  expect(await screen.findByRole('button', { name: 'Bea' })).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'bea@meadow.example');
});

test('when saving fails an alert says why, and nothing typed is lost', async () => {
  await openSettings((api) => api.answer(PROFILE, refuse('service/unavailable')));
  await userEvent.type(await screen.findByLabelText('Name'), '!');

  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  expect((await screen.findByRole('alert')).textContent).toBe(
    'The service is not available at the moment. Please try again shortly.',
  );
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada Byron!');
});

test.each([
  ['  ', 'Please enter your name.'],
  ['x'.repeat(USERNAME_CHARACTERS + 1), 'Please use at most 120 characters.'],
  ['\u2800\u3164', 'Names must be on one line and have no hidden characters.'],
  ['Ada\u0007Byron', 'Names must be on one line and have no hidden characters.'],
])('the name %j is refused', async (text, refusal) => {
  const { api } = await openSettings();
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.paste(text);

  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(api.callsOf(PROFILE)).toEqual([]);
});

test('a profile that cannot be found is logged, and can be tried again', async () => {
  const { api } = await openSettings((api) =>
    api.answer('GET /api/profile', refuse('request/not-found')),
  );

  expect((await screen.findByRole('alert')).textContent).toBe(
    'This could not be found. It may have been moved or deleted.',
  );
  expectLogged('Error fetching user profile');
  api.answer('GET /api/profile', SAVED);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByDisplayValue('Ada Lovelace')).toBeTruthy();
});

async function openSettings(arrange: (api: Api) => void = () => undefined) {
  const api = await serveApi(aTeacher());
  arrange(api);
  return renderSite('/profile', { api });
}

function newsletter(checked: boolean): HTMLElement {
  return screen.getByRole('switch', { name: 'Resource Updates & Newsletter', checked });
}

function updateDisabled(): boolean {
  return screen.getByRole('button', { name: 'Update Profile' }).hasAttribute('disabled');
}

test('a saved profile is confirmed for 3 s', () => {
  expect(PROFILE_SAVED_MS).toBe(3000);
});
