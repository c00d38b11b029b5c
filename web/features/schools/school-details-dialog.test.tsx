import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdministrator } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { serveApi } from '../../testing/serve-api.ts';

const ORCHARD = {
  id: '6f1c2a34-0d3e-4b8a-9d35-5c2f8a7e1b01',
  name: 'Orchard School',
  domain: 'orchard.example',
  contactName: null,
  contactEmail: null,
  subscriptionStatus: 'active',
};
const WAYS = `GET /api/schools/${ORCHARD.id}/ways` as const;
const NO_WAYS = { onlyProvider: null, microsoftTenant: null, providers: [] };
const SINCE = 'The account was created on 3 March 2026.';

test('School Details says that there is no organisation account, and since when there is one after it was created', async () => {
  const api = await open({ ...NO_WAYS, organisationAccountSince: null });
  expect(await screen.findByText('There is no account yet.')).toBeTruthy();

  api.answer('POST /api/organisation-accounts', {});
  api.answer(WAYS, { ...NO_WAYS, organisationAccountSince: '2026-03-03T09:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: 'Create Organisation Account' }));
  await userEvent.type(screen.getByLabelText('Password'), 'secret password');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'secret password');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await screen.findByText('Organisation account for orchard.example created successfully');
  await view();
  expect(await screen.findByText(SINCE)).toBeTruthy();
});

test('a server of the previous release says nothing about it', async () => {
  await open(NO_WAYS);
  await screen.findByRole('button', { name: 'Create Organisation Account' });
  expect(screen.queryByText(/There is (an|no) account/)).toBeNull();
});

async function open(ways: object) {
  const api = await serveApi(anAdministrator());
  api.answer('GET /api/schools', { schools: [ORCHARD] });
  api.answer(`GET /api/schools/${ORCHARD.id}/people`, { people: [] });
  api.answer(WAYS, ways);
  await renderSite('/admin', { api });
  await view();
  return api;
}

async function view() {
  await userEvent.click(await screen.findByRole('button', { name: 'View Orchard School' }));
}
