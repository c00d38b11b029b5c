import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Deletion } from '#contract/deletions.ts';
import { anAdministrator } from '../../../testing/a-session.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { refuse, serveApi } from '../../../testing/serve-api.ts';

const LIST = 'GET /api/library/deletions';
const YEAR: Deletion = {
  id: '6f1c2a34-0d3e-4b8a-9d35-5c2f8a7e1d01',
  path: 'Year 9',
  weeks: 2,
  others: ['Year pack'],
  files: 14,
  deletedBy: 'head@spellingorchard.example',
  deletedAt: '2026-11-16T08:30:00.000Z',
  expiresAt: '2026-12-16T08:30:00.000Z',
};
const SLIDES: Deletion = {
  ...YEAR,
  id: '6f1c2a34-0d3e-4b8a-9d35-5c2f8a7e1d02',
  path: 'Year 2/Week 1/Slides.pdf',
  weeks: 0,
  files: 1,
};
const RESTORE_YEAR = `POST /api/library/deletions/${YEAR.id}/restore` as const;
const RESTORE_SLIDES = `POST /api/library/deletions/${SLIDES.id}/restore` as const;
const DELETE_YEAR = `DELETE /api/library/deletions/${YEAR.id}` as const;
const DELETE_FOLDER = 'DELETE /api/library/folders';
const HEADING = 'Recently deleted';

beforeEach(() => onWideScreen());

test('each row says what it was, where, by whom, when and until when', async () => {
  await open([YEAR, SLIDES]);
  expect((await rows()).map((row) => row.textContent)).toEqual([
    'Year 9Year group · 2 weeks, Year pack and 14 filesDeleted by head@spellingorchard.example on 16 Nov 2026, 08:30 · Kept until 16 Dec 2026, 08:30RestoreDelete for good',
    'Slides.pdfResource in Year 2, Week 1Deleted by head@spellingorchard.example on 16 Nov 2026, 08:30 · Kept until 16 Dec 2026, 08:30RestoreDelete for good',
  ]);
});

test('an empty list says so', async () => {
  await open([]);
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
});

test('deletions that are not listed are counted', async () => {
  await open([YEAR], { total: 1201 });
  expect(await screen.findByText('and 1,200 more')).toBeTruthy();
});

test('Restore puts it back and takes it out of the list; the focus goes to the heading', async () => {
  const { api } = await open([YEAR, SLIDES]);
  api.answer(RESTORE_YEAR, { path: 'Year 9' });
  api.answer(LIST, { deletions: [SLIDES], total: 1 });
  await press('Restore Year 9');
  expect(await screen.findByText('Year group "Year 9" restored successfully')).toBeTruthy();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await waitFor(() => expect(api.callsOf('GET /api/library/tree')).toHaveLength(2));
  expect(document.activeElement?.textContent).toBe(HEADING);
});

test('a taken name is explained, and it is restored under another one', async () => {
  const { api } = await open([SLIDES]);
  api.answer(RESTORE_SLIDES, refuse('deletion/name-taken'));
  await press('Restore Slides.pdf');
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore Under Another Name' }));
  expect(
    dialog.getByText('"Slides.pdf" is in use again. Please choose another name.'),
  ).toBeTruthy();
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveProperty('value', 'Slides (restored).pdf');

  await userEvent.clear(name);
  await userEvent.type(name, 'Old slides');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await dialog.findByText('The name must end with .pdf.')).toBeTruthy();
  api.answer(RESTORE_SLIDES, { path: 'Year 2/Week 1/Old slides.pdf' });
  api.answer(LIST, { deletions: [], total: 0 });
  await userEvent.type(name, '.pdf{Enter}');
  expect(await screen.findByText('Resource "Old slides.pdf" restored successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(RESTORE_SLIDES)).toEqual([{}, { name: 'Old slides.pdf' }]);
});

test('when restoring fails the reason is shown, and the row stays', async () => {
  const { api } = await open([SLIDES]);
  api.answer(RESTORE_SLIDES, refuse('deletion/folder-missing'));
  await press('Restore Slides.pdf');
  expect(
    await screen.findByText(
      'Error restoring resource: The year group or week it was in no longer exists. Please restore it or add it again first.',
    ),
  ).toBeTruthy();
  expect(await rows()).toHaveLength(1);
});

test('Delete for good asks first', async () => {
  const { api } = await open([YEAR]);
  api.answer(DELETE_YEAR, {});
  await press('Delete Year 9 for good');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete for Good' }));
  expect(
    dialog.getByText(
      'Are you sure you want to delete the year group "Year 9" for good? This action cannot be undone.',
    ),
  ).toBeTruthy();
  expect(api.callsOf(DELETE_YEAR)).toEqual([]);
  api.answer(LIST, { deletions: [], total: 0 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for Good' }));
  expect(await screen.findByText('Year group "Year 9" deleted for good')).toBeTruthy();
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Undo in the toast restores what was just deleted', async () => {
  const { api } = await deleteYear2();
  api.answer(RESTORE_YEAR, { path: 'Year 2' });
  await press('Undo');
  expect(await screen.findByText('Year group "Year 2" restored successfully')).toBeTruthy();
  expect(api.callsOf(RESTORE_YEAR)).toHaveLength(1);
});

test('when Undo fails the reason is shown', async () => {
  const { api } = await deleteYear2();
  api.answer(RESTORE_YEAR, refuse('deletion/name-taken'));
  await press('Undo');
  expect(
    await screen.findByText(
      'Error restoring year group: That name is in use again. Please restore it under another name.',
    ),
  ).toBeTruthy();
});

test('a server that keeps nothing gets no Undo', async () => {
  await deleteYear2({ weeks: 3, files: 3 });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

async function deleteYear2(answer: object = { weeks: 3, files: 3, deletionId: YEAR.id }) {
  const site = await open([]);
  site.api.answer(DELETE_FOLDER, answer);
  await press('Delete Year 2');
  await press('Delete');
  await screen.findByText('Year group "Year 2" deleted successfully');
  return site;
}

async function open(deletions: Deletion[], { total = deletions.length } = {}) {
  const api = await serveApi(anAdministrator());
  api.answer(LIST, { deletions, total });
  const site = await renderSite('/admin/teaching', { api });
  await screen.findByRole('link', { name: 'Year 2' });
  return site;
}

async function rows(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: HEADING });
  return within(list).getAllByRole('listitem');
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}
