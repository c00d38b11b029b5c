import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTeacher } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { serveApi } from '../../testing/serve-api.ts';

const LAPTOP = {
  id: '0d3e4b8a-5c2f-4a7e-9b01-6f1c2a340002',
  name: 'Laptop',
  addedAt: '2026-11-16T08:30:00.000Z',
  lastUsedAt: null,
};
const KEPT = /The passkeys that you have added are kept/;

test('where the school has closed passkeys, the page says so and those that are there can be removed', async () => {
  const section = await openWith({ passkeys: [LAPTOP], closedBy: 'sign-in/passkeys-closed' });
  await section.findByText('Your school has chosen not to use passkeys.');
  expect(section.getByText(KEPT)).toBeTruthy();
  expect(section.getByRole('button', { name: 'Remove Laptop' })).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('where staff use their school account alone, the page says so before anybody adds a passkey', async () => {
  const section = await openWith({ passkeys: [], closedBy: 'sign-in/only-provider' });
  await section.findByText(/sign in with their school account only/);
  expect(section.queryByText(KEPT)).toBeNull();
  expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('an answer of the previous release, which says nothing about it, offers passkeys', async () => {
  const section = await openWith({ passkeys: [] });
  const explanation = await section.findByText(/With a passkey you sign in with your fingerprint/);
  expect(explanation).toBeTruthy();
});

async function openWith(answer: object) {
  const api = await serveApi(aTeacher());
  api.answer('GET /api/passkeys', { isSharedLogin: false, ...answer });
  await renderSite('/profile', { api });
  return within(await screen.findByRole('region', { name: 'Sign in faster on this computer' }));
}
