import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { School } from '#contract/schools.ts';
import { aTeacher, anAdministrator } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { onPhoneScreen } from '../../testing/screen-width.ts';
import { held, refuse, serveApi } from '../../testing/serve-api.ts';

const LIST = 'GET /api/schools';
const ADD = 'POST /api/schools';
const ACCOUNT = 'POST /api/organisation-accounts';
const RESET = 'PUT /api/organisation-accounts/password';
const ORCHARD: School = {
  id: '6f1c2a34-0d3e-4b8a-9d35-5c2f8a7e1b01',
  name: 'Orchard School',
  domain: 'orchard.example',
  contactName: 'Ada Byron',
  contactEmail: 'ada@orchard.example',
  subscriptionStatus: 'trial',
};
const MEADOW: School = {
  ...ORCHARD,
  id: '6f1c2a34-0d3e-4b8a-9d35-5c2f8a7e1b02',
  name: 'Meadow School',
  domain: 'meadow.example',
  contactName: null,
  contactEmail: null,
  subscriptionStatus: 'inactive',
};

test('only administrators request the list', async () => {
  const { api } = await renderSite('/admin', { session: aTeacher() });
  await screen.findByRole('heading', { level: 1, name: /Master Spelling/ });
  expect(api.callsOf(LIST)).toEqual([]);
});

test('a row has every field, and a dash where there is nothing', async () => {
  await openSchools([MEADOW, ORCHARD]);
  expect(cellsOf('Orchard School').slice(0, 4)).toEqual([
    'orchard.example',
    'Ada Byron',
    'ada@orchard.example',
    'Trial',
  ]);
  expect(cellsOf('Meadow School').slice(0, 4)).toEqual(['meadow.example', '-', '-', 'Inactive']);
});

test('on a phone each school is a card with the same fields and actions', async () => {
  onPhoneScreen();
  await openSchools([MEADOW]);
  expect(screen.queryByRole('table')).toBeNull();
  const card = within(screen.getByRole('list', { name: 'School Subscriptions' }));
  expect(card.getByText('meadow.example')).toBeTruthy();
  expect(card.getAllByText('-')).toHaveLength(2);
  for (const action of ['View', 'Edit', 'Delete']) {
    expect(card.getByRole('button', { name: `${action} Meadow School` })).toBeTruthy();
  }
});

test('a click on a row opens the details, a click on a button only the dialog of that button', async () => {
  await openSchools([ORCHARD]);
  await userEvent.click(screen.getByText('Ada Byron'));
  expect(await screen.findByRole('dialog', { name: 'School Details' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Delete Orchard School' }));
  expect(await screen.findByRole('dialog', { name: 'Confirm Deletion' })).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('each button of the details replaces them with another dialog', async () => {
  await openSchools([ORCHARD]);
  for (const [button, title] of [
    ['Edit School', 'Edit School'],
    ['Create Organisation Account', 'Create Organisation Account'],
    ['Reset Organisation Password', 'Reset Organisation Password'],
    ['Delete School', 'Confirm Deletion'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'View Orchard School' }));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a new school is active by default, and a blank contact is sent as null', async () => {
  const { api } = await openSchools([]);
  expect(screen.getByText('No schools found. Add a school to get started.')).toBeTruthy();
  api.answer(ADD, { school: MEADOW });
  await fillInSchool('Meadow School', ' WWW.Meadow.example ');
  const statuses = within(screen.getByLabelText('Subscription Status')).getAllByRole('option');
  expect(statuses.map((each) => each.textContent).join()).toBe('Active,Inactive,Trial,Pending');
  await userEvent.type(screen.getByLabelText('Contact Name'), '  ');
  api.answer(LIST, { schools: [MEADOW] });
  await submitSchool();

  expect(await screen.findByText("School 'Meadow School' added successfully")).toBeTruthy();
  expect(api.callsOf(ADD)).toEqual([
    {
      name: 'Meadow School',
      domain: 'meadow.example',
      contactName: null,
      contactEmail: null,
      subscriptionStatus: 'active',
      sharedDomainConfirmed: false,
    },
  ]);
  expect(await screen.findByRole('rowheader', { name: 'Meadow School' })).toBeTruthy();
});

test('a shared domain is sent again only when the administrator has confirmed it', async () => {
  const { api } = await openSchools([]);
  api.answer(ADD, refuse('school/domain-shared'));
  await fillInSchool('Ysgol', 'hwbcymru.net');
  await submitSchool();
  const confirm = await screen.findByRole('button', { name: 'Use this domain anyway' });
  expect(screen.queryByText(/^Error: /)).toBeNull();
  api.answer(ADD, { school: { ...MEADOW, name: 'Ysgol' } });
  await userEvent.click(confirm);

  expect(await screen.findByText("School 'Ysgol' added successfully")).toBeTruthy();
  expect(api.callsOf(ADD)).toMatchObject([
    { sharedDomainConfirmed: false },
    { sharedDomainConfirmed: true },
  ]);
});

test('a refused domain shows the reason at its field and keeps the typed text', async () => {
  const { api } = await openSchools([]);
  api.answer(ADD, refuse('school/domain-taken'));
  await fillInSchool('Orchard', 'orchard.example');
  await submitSchool();
  const why = 'Another school already has this domain.';
  expect(await screen.findByText(`Error: ${why}`)).toBeTruthy();
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByLabelText('Domain')).toHaveProperty('value', 'orchard.example');
  await userEvent.type(screen.getByLabelText('Domain'), 's');
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
});

test('an organisation account is sent once, however often the button is pressed', async () => {
  const { api } = await openSchools([ORCHARD]);
  const { answer, release } = held({});
  api.answer(ACCOUNT, answer);
  await userEvent.click(screen.getByRole('button', { name: 'View Orchard School' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create Organisation Account' }));
  expect(await screen.findByText(/A user named admin@orchard.example/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Password'), 'secret password');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'secret password');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Creating...' }));
  release();
  const toast = 'Organisation account for orchard.example created successfully';
  expect(await screen.findByText(toast)).toBeTruthy();
  await waitFor(() =>
    expect(api.callsOf(ACCOUNT)).toEqual([
      { domain: 'orchard.example', password: 'secret password' },
    ]),
  );
});

test.each([
  [
    'Create Organisation Account',
    ACCOUNT,
    'organisation-account/exists',
    'An organisation account for orchard.example already exists.',
    'admin@orchard.example is the organisation account of this school. If nobody knows its password, reset it instead.',
  ],
  [
    'Create Organisation Account',
    ACCOUNT,
    'organisation-account/login-of-person',
    'An organisation account for orchard.example already exists.',
    'admin@orchard.example is the address of a person who signs in by code, so the school cannot have an organisation account.',
  ],
  [
    'Reset Organisation Password',
    RESET,
    'organisation-account/not-found',
    'Error resetting password: This school has no organisation account yet.',
    'There is no password to reset: please create an account first. If that says that it already exists, admin@orchard.example is the address of a person who signs in by code, and the school cannot have an organisation account.',
  ],
] as const)(
  '%s, refused by %s with %s, says what can be done',
  async (button, route, code, toast, why) => {
    const { api } = await openSchools([ORCHARD]);
    api.answer(route, refuse(code));
    await userEvent.click(screen.getByRole('button', { name: 'View Orchard School' }));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    for (const field of await screen.findAllByLabelText(/^(Confirm )?(New )?Password$/)) {
      await userEvent.type(field, 'secret password');
    }
    const dialog = within(screen.getByRole('dialog', { name: button }));
    const submit = dialog.getByRole('button', { name: /^(Create Account|Reset Password)$/ });
    await userEvent.click(submit);

    expect(await screen.findByText(toast)).toBeTruthy();
    expect((await dialog.findByRole('alert')).textContent).toBe(why);
    api.answer(route, refuse('service/unavailable'));
    await userEvent.click(submit);
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
);

test('a refused change shows the reason and keeps the typed text', async () => {
  const { api } = await openSchools([ORCHARD]);
  api.answer(`PUT /api/schools/${ORCHARD.id}`, refuse('school/not-found'));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Orchard School' }));
  await userEvent.type(await screen.findByLabelText('Name'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Update School' }));
  const gone = 'Error: This school could not be found. It may have been deleted.';
  expect(await screen.findByText(gone)).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Orchard School!');
  // Somebody else may have deleted it, so the list is requested again.
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
});

async function openSchools(schools: School[]) {
  const api = await serveApi(anAdministrator());
  api.answer(LIST, { schools });
  for (const { id } of schools) {
    api.answer(`GET /api/schools/${id}/people`, { people: [], total: 0 });
  }
  const site = await renderSite('/admin', { api });
  await screen.findByText(schools[0]?.domain ?? /No schools found/);
  return site;
}

function cellsOf(name: string): (string | null)[] {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

async function fillInSchool(name: string, domain: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add School' }));
  await userEvent.type(await screen.findByLabelText('Name'), name);
  await userEvent.type(screen.getByLabelText('Domain'), domain);
}

async function submitSchool(): Promise<void> {
  const dialog = within(screen.getByRole('dialog', { name: 'Add New School' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add School' }));
}
