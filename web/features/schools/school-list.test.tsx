import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { writeCsv } from '#contract/write-csv.ts';
import { aSchool, openSchools } from '../../testing/open-schools.tsx';
import { tableOf } from './export-schools.ts';

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

function names(): (string | null)[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}
