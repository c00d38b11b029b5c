import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTeacher } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';

const LAPTOP = {
  id: '0d3e4b8a-5c2f-4a7e-9b01-6f1c2a340002',
  name: 'Laptop',
  addedAt: '2026-11-16T08:30:00.000Z',
  lastUsedAt: null,
};

test('an administrator without any passkey is led to adding the first, and not asked for one', async () => {
  const notice = await openWith({ isSharedLogin: false, passkeys: [] });
  await notice.findByRole('link', { name: 'Add your first passkey' });
  expect(notice.queryByRole('button')).toBeNull();
});

test('an administrator who has a passkey is asked for it', async () => {
  const notice = await openWith({ isSharedLogin: false, passkeys: [LAPTOP] });
  await notice.findByRole('button', { name: 'Use your passkey' });
  expect(notice.queryByRole('link')).toBeNull();
});

test('both ways are offered where it is not known whether there is a passkey', async () => {
  const notice = await openWith(refuse('service/unavailable'));
  await notice.findByRole('button', { name: 'Use your passkey' });
  expect(notice.getByRole('link', { name: 'Add your first passkey' })).toBeTruthy();
});

async function openWith(answer: object) {
  const api = await serveApi(aTeacher({ needsPasskey: true }));
  api.answer('GET /api/passkeys', answer);
  await renderSite('/', { api });
  return within(await screen.findByRole('region', { name: 'Passkey needed' }));
}
