import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aSchool, openSchools } from '../../testing/open-schools.tsx';

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
