import { screen, waitFor } from '@testing-library/react';
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
const READ = `GET /api/schools/${ORCHARD.id}/ways` as const;
const CHANGE = `PUT /api/schools/${ORCHARD.id}/ways` as const;
const TRUST = { id: 'other', name: 'The Trust' };
const MICROSOFT = { id: 'microsoft', name: 'Microsoft' };
const TENANT = '11111111-1111-4111-8111-111111111111';
const NO_TENANT = /^No Microsoft tenant is tied to this school\./;
const OPEN = { onlyProvider: null, microsoftTenant: null, providers: [], allowsPasskeys: true };
const SENT = { onlyProvider: null, microsoftTenant: null };

test('without a provider an administrator closes passkeys, and reads what that means', async () => {
  const api = await open(OPEN);
  expect(screen.queryByLabelText('Staff may sign in')).toBeNull();
  await userEvent.click(await passkeys());
  expect(screen.getByText(/Passkeys that staff have added are kept, but do not work/)).toBeTruthy();
  await save();
  expect(api.callsOf(CHANGE)).toEqual([{ ...SENT, allowsPasskeys: false }]);
});

test('a setting that was not changed is not sent, because a server of the previous release refuses it', async () => {
  const api = await open({ ...OPEN, providers: [TRUST] });
  await passkeys();
  await userEvent.selectOptions(screen.getByLabelText('Staff may sign in'), 'other');
  expect(screen.queryByRole('switch', { name: 'Staff may use passkeys' })).toBeNull();
  expect(screen.getByText(/Codes by email and passkeys no longer work/)).toBeTruthy();
  await save();
  expect(api.callsOf(CHANGE)).toEqual([{ ...SENT, onlyProvider: 'other' }]);
});

test('a server of the previous release offers no passkeys to close', async () => {
  const { allowsPasskeys: _, ...before } = OPEN;
  await open({ ...before, providers: [TRUST] });
  await screen.findByLabelText('Staff may sign in');
  expect(screen.queryByRole('switch', { name: 'Staff may use passkeys' })).toBeNull();
});

test('a rule for a provider that was removed is named, and stays when passkeys are closed', async () => {
  const api = await open({ ...OPEN, onlyProvider: 'google' });
  await screen.findByDisplayValue('Only through “google”, which is not set up at the moment');
  await userEvent.click(await passkeys());
  await save();
  expect(api.callsOf(CHANGE)).toEqual([{ ...SENT, onlyProvider: 'google', allowsPasskeys: false }]);
});

test('with Microsoft as the only way and no tenant, an administrator is warned until one is entered', async () => {
  const api = await open({
    ...OPEN,
    providers: [{ ...MICROSOFT, vouchesForDomain: true }, TRUST],
  });
  await userEvent.selectOptions(await screen.findByLabelText('Staff may sign in'), 'microsoft');
  expect(screen.getByText(NO_TENANT).closest('output')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Microsoft tenant ID'), TENANT);
  expect(screen.queryByText(NO_TENANT)).toBeNull();
  await save();
  expect(api.callsOf(CHANGE)).toEqual([{ onlyProvider: 'microsoft', microsoftTenant: TENANT }]);
});

test('a warning about the tenant is there when the details are opened again', async () => {
  await open({ ...OPEN, onlyProvider: 'microsoft', providers: [MICROSOFT] });
  expect(await screen.findByText(NO_TENANT)).toBeTruthy();
});

test('an administrator is warned about a provider that vouches for other domains only', async () => {
  await open({ ...OPEN, providers: [{ ...TRUST, vouchesForDomain: false }] });
  const other = /The Trust is not set up to vouch for addresses at orchard.example/;
  await userEvent.selectOptions(await screen.findByLabelText('Staff may sign in'), 'other');
  expect(screen.getByText(other)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Staff may sign in'), '');
  expect(screen.queryByText(other)).toBeNull();
});

function passkeys() {
  return screen.findByRole('switch', { name: 'Staff may use passkeys', checked: true });
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Ways to sign in were saved')).toBeTruthy());
}

async function open(ways: object) {
  const api = await serveApi(anAdministrator());
  api.answer('GET /api/schools', { schools: [ORCHARD] });
  api.answer(`GET /api/schools/${ORCHARD.id}/people`, { people: [] });
  api.answer(READ, ways);
  api.answer(CHANGE, {});
  await renderSite('/admin', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'View Orchard School' }));
  return api;
}
