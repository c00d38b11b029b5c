import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aSchool, openSchools } from '../../testing/open-schools.tsx';
import { refuse } from '../../testing/serve-api.ts';

const TOGETHER = 'PATCH /api/schools';

test('schools with two spellings of a trust are found and changed together, and the ends of trials are pointed out', async () => {
  const trial = { subscriptionStatus: 'trial', endsOn: '2099-01-31' } as const;
  const schools = [aSchool(1, { trust: 'oak', ...trial }), aSchool(2, { trust: 'Oak' })];
  const { api } = await openSchools([...schools, aSchool(3)]);
  const filter = screen.getByLabelText('In trust');
  expect(within(filter).getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(filter, 'Oak');
  await userEvent.click(await screen.findByRole('button', { name: 'Change all 2 schools of Oak' }));
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
  await userEvent.click(
    await screen.findByRole('button', { name: 'Change all 2 schools of A Trust' }),
  );
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
