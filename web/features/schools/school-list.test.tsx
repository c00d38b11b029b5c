import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { School, SubscriptionStatus } from '#contract/schools.ts';
import { anAdministrator } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';
import { writeCsv } from '#contract/write-csv.ts';
import { tableOf } from './export-schools.ts';

const LIST = 'GET /api/schools';
const TOGETHER = 'PATCH /api/schools';
const PREVIEW = 'POST /api/schools/import/preview';
const IMPORT = 'POST /api/schools/import';
const FINGERPRINT = '0'.repeat(64);

test('the end is shown below the status', async () => {
  await openSchools([aSchool(1, { endsOn: '2027-08-31' })]);
  expect(screen.getByText('until 31 Aug 2027')).toBeTruthy();
});

test('fifty schools are on a page, and a filter begins at the first', async () => {
  await openSchools(Array.from({ length: 120 }, (_, n) => aSchool(n + 1)));
  expect(names()).toHaveLength(50);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(names()[0]).toBe('School 51');
  expect(document.activeElement?.textContent).toBe('120 schools');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(names()).toHaveLength(20);
  expect(screen.getByText('Page 3 of 3')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);

  await userEvent.type(screen.getByLabelText('Filter schools'), '12');
  await waitFor(() => expect(names()).toEqual(['School 12', 'School 112', 'School 120']));
  expect(screen.queryByRole('navigation', { name: 'Pages of schools' })).toBeNull();
});

test('a press on a column sorts by it, another the other way round', async () => {
  await openSchools([aSchool(1, { domain: 'b.example' }), aSchool(2, { domain: 'a.example' })]);
  const header = screen.getByRole('columnheader', { name: 'Domain' });
  await userEvent.click(within(header).getByRole('button'));
  await waitFor(() => expect(names()).toEqual(['School 2', 'School 1']));
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(within(header).getByRole('button'));
  await waitFor(() => expect(names()).toEqual(['School 1', 'School 2']));
  expect(header.getAttribute('aria-sort')).toBe('descending');
});

test('filters that match no school can be cleared at once', async () => {
  await openSchools([aSchool(1)]);
  await userEvent.selectOptions(screen.getByLabelText('With status'), 'Trial');
  expect(await screen.findByText('No schools match these filters.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(names()).toEqual(['School 1']));
});

test('the address follows the list, and Back undoes pages, orders and a clearing one by one', async () => {
  const { router } = await openSchools(Array.from({ length: 60 }, (_, n) => aSchool(n + 1)));
  const address = () => router.state.location.search;
  await userEvent.type(screen.getByLabelText('Filter schools'), 'school');
  // At once, before the address has followed the typing.
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('?find=school&page=2'));
  await userEvent.click(screen.getByRole('button', { name: 'Domain' }));
  await waitFor(() => expect(address()).toBe('?find=school&sort=domain'));
  await userEvent.selectOptions(screen.getByLabelText('With status'), 'Trial');
  await waitFor(() => expect(address()).toBe('?find=school&status=trial&sort=domain'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('?sort=domain'));

  await act(() => router.navigate(-1));
  expect(await screen.findByText('No schools match these filters.')).toBeTruthy();
  expect(screen.getByLabelText('Filter schools')).toHaveProperty('value', 'school');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(names()[0]).toBe('School 51'));
  expect(screen.getByLabelText('With status')).toHaveProperty('value', '');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(names()[0]).toBe('School 1'));
  expect(address()).toBe('?find=school');
  expect(screen.getByLabelText('Filter schools')).toHaveProperty('value', 'school');
});

test('the tab of the list leads back to the whole list', async () => {
  await openSchools([aSchool(1), aSchool(2)]);
  await userEvent.type(screen.getByLabelText('Filter schools'), 'school 2');
  await waitFor(() => expect(names()).toEqual(['School 2']));
  await userEvent.click(screen.getByRole('tab', { name: 'Subscriptions' }));
  await waitFor(() => expect(names()).toEqual(['School 1', 'School 2']));
  expect(screen.getByLabelText('Filter schools')).toHaveProperty('value', '');
});

test('an export has a column for every field and no formula', () => {
  const school = aSchool(1, { name: '=HYPERLINK("x")', trust: 'A, B', reminders: false });
  expect(writeCsv(tableOf([school]))).toBe(
    '\uFEFFName,Domain,Contact Name,Contact Email,Status,Plan,Trust,Start Date,End Date,Reminders\r\n' +
      '"\'=HYPERLINK(""x"")",school-1.example,,,active,,"A, B",,,no\r\n',
  );
});

test('only changed dates are sent, and an end before the start is refused', async () => {
  const school = aSchool(1, { startsOn: '2026-09-01', trust: 'A Trust' });
  const { api } = await openSchools([school]);
  api.answer(`PUT /api/schools/${school.id}`, { school });
  await userEvent.click(screen.getByRole('button', { name: 'Edit School 1' }));
  const end = await screen.findByLabelText('End Date');
  await userEvent.type(end, '2026-08-31');
  await userEvent.click(screen.getByRole('button', { name: 'Update School' }));
  expect(await screen.findByText('The end must not be before the start.')).toBeTruthy();
  await userEvent.clear(end);
  await userEvent.type(end, '2027-08-31');
  await userEvent.click(screen.getByRole('checkbox', { name: /Remind the contact/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Update School' }));
  await screen.findByText("School 'School 1' updated successfully");
  expect(api.callsOf(`PUT /api/schools/${school.id}`)).toEqual([
    {
      name: 'School 1',
      domain: 'school-1.example',
      contactName: null,
      contactEmail: null,
      subscriptionStatus: 'active',
      endsOn: '2027-08-31',
      reminders: false,
      sharedDomainConfirmed: false,
    },
  ]);
});

test('the end of a trial is pointed out when the school becomes active', async () => {
  await openSchools([aSchool(1, { subscriptionStatus: 'trial', endsOn: '2027-01-01' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit School 1' }));
  await userEvent.selectOptions(await screen.findByLabelText('Subscription Status'), 'Active');
  expect(await screen.findByText(/still the end of the trial/)).toBeTruthy();
});

test.each([
  [
    'inactive',
    '2020-01-01',
    'Trial',
    /^This day has passed, so the trial gets a new end when you save: \d/,
  ],
  ['active', '2020-01-01', 'Trial', /gets a new end when you save/],
  ['pending', '2020-01-01', 'Active', /keeps its access as long as/],
] as const)(
  'what happens to an end is said when a school that is %s until %s becomes %s',
  async (subscriptionStatus, endsOn, status, note) => {
    await openSchools([aSchool(1, { subscriptionStatus, endsOn })]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit School 1' }));
    const field = await screen.findByLabelText('Subscription Status');
    await userEvent.selectOptions(field, status);
    expect(await screen.findByText(note)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('End Date'));
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  },
);

test.each(['inactive', 'pending'] as const)(
  'a new end alone does not open a school that is %s, and the form says so',
  async (subscriptionStatus) => {
    await openSchools([aSchool(1, { subscriptionStatus, endsOn: '2020-08-31' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit School 1' }));
    const end = await screen.findByLabelText('End Date');
    const status = screen.getByLabelText('Subscription Status');
    await userEvent.selectOptions(status, subscriptionStatus);
    await userEvent.clear(end);
    await userEvent.type(end, '2099-08-31');
    const note = `The school is still ${subscriptionStatus}. Its staff get no access until you choose Active or Trial.`;
    expect(await screen.findByText(note)).toBeTruthy();
    await userEvent.selectOptions(status, 'Active');
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  },
);

test('another spelling of a trust is said to be one for all of its schools', async () => {
  const schools = [1, 2, 3].map((n) => aSchool(n, { trust: n < 3 ? 'oak' : 'Ash' }));
  await openSchools(schools);
  await userEvent.click(screen.getByRole('button', { name: 'Edit School 1' }));
  const field = await screen.findByLabelText('Trust');
  const note = '1 other school in this trust gets this spelling too.';
  await userEvent.clear(field);
  await userEvent.type(field, 'Oak');
  expect(await screen.findByText(note)).toBeTruthy();
  await userEvent.type(field, 's');
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

test('schools with two spellings of a trust are found and changed together, and the ends of trials are pointed out', async () => {
  const trial = { subscriptionStatus: 'trial', endsOn: '2099-01-31' } as const;
  const schools = [aSchool(1, { trust: 'oak', ...trial }), aSchool(2, { trust: 'Oak' })];
  const { api } = await openSchools([...schools, aSchool(3)]);
  const filter = screen.getByLabelText('In trust');
  expect(within(filter).getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(filter, 'Oak');
  await userEvent.click(await screen.findByRole('button', { name: 'Change 2 schools together' }));
  const status = within(await screen.findByRole('dialog')).getByLabelText('Subscription Status');
  await userEvent.selectOptions(status, 'Active');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^1 school on trial keeps the end .* 31 Jan 2099/)).toBeTruthy();
  api.answer(TOGETHER, { schools });
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 schools' }));
  await screen.findByText('2 schools changed successfully');
  const sent = { trust: 'Oak', count: 2, subscriptionStatus: 'active' };
  expect(api.callsOf(TOGETHER)).toEqual([sent]);
});

test('the schools of a trust are changed together after a confirmation that says how many', async () => {
  const schools = [1, 2, 3].map((n) => aSchool(n, { trust: n < 3 ? 'A Trust' : null }));
  const { api } = await openSchools(schools);
  await userEvent.selectOptions(screen.getByLabelText('In trust'), 'A Trust');
  await userEvent.click(await screen.findByRole('button', { name: 'Change 2 schools together' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose at least one change.');
  await userEvent.type(screen.getByLabelText('End Date'), '2027-08-31');
  await userEvent.selectOptions(screen.getByLabelText('Plan'), 'Multi-School / MATs');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remove the start date' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Changes' }));
  expect(document.activeElement?.textContent).toBe('Change 2 schools of A Trust?');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Plan: Multi-School / MATs',
    'Start Date: none',
    'End Date: 31 Aug 2027',
  ]);
  expect(api.callsOf(TOGETHER)).toEqual([]);

  api.answer(TOGETHER, refuse('school/trust-changed'));
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 schools' }));
  expect(
    await screen.findByText(/The schools in this trust have changed in the meantime/),
  ).toBeTruthy();
  api.answer(TOGETHER, { schools: schools.slice(0, 2) });
  await userEvent.click(await dialog.findByRole('button', { name: 'Change 2 schools' }));
  expect(await screen.findByText('2 schools changed successfully')).toBeTruthy();
  const sent = { plan: 'multiple', startsOn: null, endsOn: '2027-08-31' };
  expect(api.callsOf(TOGETHER)[1]).toEqual({ trust: 'A Trust', count: 2, ...sent });
});

test('a file with refused lines cannot be imported; corrected, it is', async () => {
  const { api } = await openSchools([aSchool(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }));
  await chooseFile('Title\nNew');
  expect((await screen.findByRole('alert')).textContent).toMatch(/column titles Name and Domain/);
  const line = { line: 2, name: 'New', domain: 'new.example', changes: [], refusals: [] };
  const refusals = [{ field: 'endsOn', reason: 'not-accepted' }];
  const refused = { ...line, kind: 'refused', refusals };
  api.answer(PREVIEW, { lines: [refused], ignoredColumns: [], fingerprint: FINGERPRINT });
  await chooseFile('Name,Domain,End Date\nNew,new.example,soon');
  expect(await screen.findByText(/The end date must be a date/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();

  const added = { ...line, kind: 'added' };
  api.answer(PREVIEW, { lines: [added], ignoredColumns: ['Phone'], fingerprint: FINGERPRINT });
  await chooseFile('Name,Domain,Phone\nNew,new.example,1');
  expect(await screen.findByText('Columns that are not imported: Phone.')).toBeTruthy();
  api.answer(IMPORT, refuse('school/file-outdated'));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 school' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/changed since the preview/);
  await waitFor(() => expect(api.callsOf(PREVIEW)).toHaveLength(3));
  api.answer(IMPORT, { added: 1, changed: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 school' }));
  expect(await screen.findByText('1 school added, 0 schools changed successfully')).toBeTruthy();
});

test.each([
  ['trial', '2099-01-31', status('trial', 'active'), /The end of the trial stays as the end date/],
  ['inactive', '2020-01-31', status('inactive', 'active'), /has access without an end/],
  ['inactive', '2020-01-31', end('2099-08-31'), /The status stays as it is/],
  ['pending', null, end('2099-08-31'), /so the school gets no access/],
] as const)(
  'the preview of an import says what a line leaves to a school that is %s until %s',
  async (subscriptionStatus, endsOn, change, note) => {
    const { api } = await openSchools([aSchool(1, { subscriptionStatus, endsOn })]);
    await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }));
    const line = { line: 2, name: 'School 1', domain: 'school-1.example', refusals: [] };
    const changed = { ...line, kind: 'changed', changes: [change] };
    api.answer(PREVIEW, { lines: [changed], ignoredColumns: [], fingerprint: FINGERPRINT });
    await chooseFile('Name,Domain,Status,End Date\nSchool 1,school-1.example,,');
    expect(await screen.findByText(note)).toBeTruthy();
  },
);

test('a file that is far too large for a list is refused without being read', async () => {
  await openSchools([aSchool(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }));
  const film = new File([new Uint8Array(4_000_001)], 'film.csv', { type: 'text/csv' });
  film.arrayBuffer = () => Promise.reject(new Error('the film was read'));
  await chooseFile(film);
  expect((await screen.findByRole('alert')).textContent).toMatch(/too large for a list/);
});

function status(before: SubscriptionStatus, after: SubscriptionStatus) {
  return { field: 'subscriptionStatus', before, after };
}

function end(after: string) {
  return { field: 'endsOn', before: '', after };
}

async function openSchools(schools: School[]) {
  const api = await serveApi(anAdministrator());
  api.answer(LIST, { schools });
  const site = await renderSite('/admin', { api });
  await screen.findByText(schools[0]?.domain ?? /No schools found/);
  return site;
}

async function chooseFile(content: string | File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no dialog');
  const file =
    typeof content === 'string'
      ? new File([content], 'schools.csv', { type: 'text/csv' })
      : content;
  await userEvent.upload(input, file);
}

function names(): (string | null)[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

function aSchool(number: number, part: Partial<School> = {}): School {
  return {
    id: `6f1c2a34-0d3e-4b8a-9d35-${String(number).padStart(12, '0')}`,
    name: `School ${number}`,
    domain: `school-${number}.example`,
    contactName: null,
    contactEmail: null,
    subscriptionStatus: 'active',
    ...part,
  };
}
