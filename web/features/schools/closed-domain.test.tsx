import { screen, within } from '@testing-library/react';
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
const CLOSED =
  'People with an address at orchard.example are signed out, except administrators. The organisation account admin@orchard.example, if there is one, is removed with its password.';

test('the question before a deletion says what else goes', async () => {
  const dialog = await openDialog('Delete', 'Confirm Deletion');
  expect(
    dialog.getByText(
      'Are you sure you want to delete the school "Orchard School"? This action cannot be undone.',
    ),
  ).toBeTruthy();
  expect(dialog.getByText(CLOSED)).toBeTruthy();
});

test('the form says what another domain means as soon as one is typed, and no longer when it is taken back', async () => {
  const dialog = await openDialog('Edit', 'Edit School');
  const domain = dialog.getByLabelText(/^Domain/);
  expect(dialog.getByRole('status').textContent).toBe('');
  await userEvent.clear(domain);
  expect(dialog.getByRole('status').textContent).toBe('');
  await userEvent.type(domain, 'grove.example');
  expect(dialog.getByRole('status').textContent).toBe(`You are changing the domain. ${CLOSED}`);
  await userEvent.clear(domain);
  await userEvent.type(domain, ' @Orchard.example');
  expect(dialog.getByRole('status').textContent).toBe('');
});

async function openDialog(action: string, title: string) {
  const api = await serveApi(anAdministrator());
  api.answer('GET /api/schools', { schools: [ORCHARD] });
  await renderSite('/admin', { api });
  await userEvent.click(await screen.findByRole('button', { name: `${action} Orchard School` }));
  return within(await screen.findByRole('dialog', { name: title }));
}
