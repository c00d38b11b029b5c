import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { aSchool, openSchools } from '../../testing/open-schools.tsx';
import { refuse } from '../../testing/serve-api.ts';

const PREVIEW = 'POST /api/schools/import/preview';
const IMPORT = 'POST /api/schools/import';
const FINGERPRINT = '0'.repeat(64);

test('a file with refused lines cannot be imported; corrected, it is', async () => {
  const { api } = await openSchools([aSchool(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }));
  await chooseFile('Title\nNew');
  expect((await screen.findByRole('alert')).textContent).toMatch(/column titles Name and Domain/);
  expect(screen.getByText(/Plan is small, standard or multiple/)).toBeTruthy();
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

async function chooseFile(content: string | File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no dialog');
  const file =
    typeof content === 'string'
      ? new File([content], 'schools.csv', { type: 'text/csv' })
      : content;
  await userEvent.upload(input, file);
}
