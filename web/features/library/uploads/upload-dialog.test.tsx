import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/a-session.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { refuse, serveApi } from '../../../testing/serve-api.ts';
import {
  ANSWER,
  aPdf,
  choose,
  fileRow,
  openUpload,
  press,
  route,
  WEEK,
} from '../../../testing/upload-steps.ts';

const TREE = 'GET /api/library/tree';
const CREATE = 'POST /api/library/folders';

test('nothing is sent when nothing was chosen', async () => {
  await openUpload();
  await press('Upload');

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please select at least one file to upload',
  );
});

test('files are sent to the week, those marked Read only to their bucket, and the lists follow', async () => {
  const api = await openUpload();
  const free = route('Year%202/Week%201/New.pdf');
  const locked = route('Year%202/Week%201/Notes%20%231.pdf', 'learning-readonly');
  api.answer(free, ANSWER);
  api.answer(locked, ANSWER);
  choose(aPdf('New.pdf'), aPdf('Notes #1.pdf'));
  await userEvent.click(within(await fileRow('Notes #1.pdf')).getByLabelText('Read only'));
  await press('Upload 2 files');

  expect(await screen.findByText('Successfully uploaded 2 files.')).toBeTruthy();
  await waitFor(() => expect(api.callsOf(free)).toEqual(['%PDF-1.7']));
  await waitFor(() => expect(api.callsOf(locked)).toEqual(['%PDF-1.7']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(api.callsOf(TREE)).toHaveLength(2));
});

test('Read only can be set for all at once', async () => {
  await openUpload();
  choose(aPdf('A.pdf'), aPdf('B.pdf'));
  await userEvent.click(await screen.findByLabelText('Read only for all files'));

  for (const name of ['A.pdf', 'B.pdf']) {
    expect(within(await fileRow(name)).getByLabelText('Read only')).toHaveProperty('checked', true);
  }
});

test('the browser is asked for PDF files, as many as one likes', async () => {
  await openUpload();
  const [files] = screen.getByRole('dialog').querySelectorAll('input[type="file"]');

  expect(files?.getAttribute('accept')).toBe('.pdf');
  expect(files?.hasAttribute('multiple')).toBe(true);
});

test('files that are not PDFs by name are listed and left out', async () => {
  await openUpload();
  choose(aPdf('A.pdf'), aPdf('Notes.docx'));

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Only PDF files can be uploaded. Left out: Notes.docx.',
  );
  expect(screen.queryByRole('group', { name: 'Notes.docx' })).toBeNull();
});

test('a name that exists is pointed out; what was read-only stays so unless somebody decides otherwise', async () => {
  await openUpload('/admin/teaching/Year%202/Week%202');
  choose(aPdf('film.pdf'));
  const row = within(await fileRow('film.pdf'));

  expect(row.getByText('A file with this name already exists. It will be replaced.')).toBeTruthy();
  await userEvent.click(row.getByLabelText('Read only'));
  expect(row.getByText(/^A read-only file with this name already exists/)).toBeTruthy();
});

test('a file can be taken out of the queue, and the focus stays in it', async () => {
  await openUpload();
  choose(aPdf('A.pdf'), aPdf('B.pdf'));
  await press('Remove A.pdf');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove B.pdf' }));
  await press('Remove B.pdf');

  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
});

test('folders that are missing are listed, and made when that is confirmed', async () => {
  const api = await openUpload();
  const there = route('Year%207/Week%201/A.pdf');
  api.answer(CREATE, refuse('folder/exists'));
  api.answer(there, ANSWER);
  choose(aPdf('A.pdf', 'Year 7/Week 1'));
  await press('Upload');
  const dialog = await screen.findByRole('dialog', { name: 'Create folders?' });
  const folders = within(dialog).getAllByRole('listitem');
  expect(folders.map(({ textContent }) => textContent)).toEqual([
    'Year group "Year 7"',
    'Week "Week 1" in Year 7',
  ]);
  await press('Back');
  expect(api.callsOf(CREATE)).toEqual([]);

  await press('Upload');
  await press('Create and upload');
  expect(await screen.findByText('Successfully uploaded 1 files.')).toBeTruthy();
  await waitFor(() =>
    expect(api.callsOf(CREATE)).toEqual([{ path: 'Year 7' }, { path: 'Year 7/Week 1' }]),
  );
});

test('a folder that cannot be made stops it, with everything still in the queue', async () => {
  const api = await openUpload();
  api.answer(CREATE, refuse('storage/full'));
  choose(aPdf('A.pdf', 'Year 7/Week 1'));
  await press('Upload');
  await press('Create and upload');

  expect(
    await screen.findByText('Error: There is no space left to store this. Please tell us.'),
  ).toBeTruthy();
  expect(await fileRow('A.pdf')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Upload' })).toBeTruthy();
});

test('the confirmation of new folders also says which files will be replaced', async () => {
  await openUpload();
  choose(aPdf('A.pdf', 'Year 7/Week 1'), aPdf('slides.pdf', 'Year 2/Week 1'), aPdf('New.pdf'));
  await press('Upload 3 files');

  const dialog = within(await screen.findByRole('dialog', { name: 'Create folders?' }));
  expect(dialog.getByText('These are already in the library and will be replaced:')).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Year group "Year 7"',
    'Week "Week 1" in Year 7',
    'Year 2 · Week 1 · slides.pdf',
  ]);
});

test('files dropped during the question about folders are ignored', async () => {
  await openUpload();
  choose(aPdf('A.pdf', 'Year 7/Week 1'));
  await press('Upload');
  await screen.findByRole('dialog', { name: 'Create folders?' });
  drop(aPdf('Late.pdf'));
  await press('Back');
  expect(screen.queryByRole('group', { name: 'Late.pdf' })).toBeNull();

  drop(aPdf('In time.pdf'));
  expect(await fileRow('In time.pdf')).toBeTruthy();
});

test('files dropped on the list open the dialog for its week, with them in the queue', async () => {
  const { api } = await renderSite(WEEK, { api: await serveApi(anAdministrator()) });
  await screen.findByRole('button', { name: 'More actions for Slides.pdf' });
  fireEvent(window, dragging('dragover'));
  expect(await screen.findByText('Drop files to upload them to Year 2 · Week 1')).toBeTruthy();
  drop(aPdf('New.pdf'));

  expect(await screen.findByRole('dialog', { name: 'Upload Files' })).toBeTruthy();
  expect(await fileRow('New.pdf')).toBeTruthy();
  expect(screen.queryByText(/^Drop files to upload/)).toBeNull();
  api.answer(route('Year%202/Week%201/New.pdf'), ANSWER);
  await press('Upload');
  expect(await screen.findByText('Successfully uploaded 1 files.')).toBeTruthy();
});

test('files dropped where no week is selected are not opened by the browser; text is left to it', async () => {
  await renderSite('/admin/teaching/Year%202', { api: await serveApi(anAdministrator()) });
  await screen.findByRole('button', { name: 'Add week' });
  const files = dragging('drop', aPdf('New.pdf'));
  fireEvent(window, files);
  expect(files.defaultPrevented).toBe(true);
  expect(await screen.findByText('Please make a selection first.', TOAST)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();

  const text = Object.assign(new Event('drop', { cancelable: true }), {
    dataTransfer: { types: ['text/plain'], items: [], files: [] },
  });
  fireEvent(window, text);
  expect(text.defaultPrevented).toBe(false);
});

test('names that are too long are listed apart from other invalid names', async () => {
  await openUpload();
  const long = `${'long '.repeat(30)}.pdf`;
  choose(aPdf(long), aPdf('A.pdf', 'Week 3.'));

  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Names can’t contain a slash or hidden characters, or end with a full stop. Left out: Week 3./A.pdf.',
    `Names may have at most 120 characters. Left out: ${long}.`,
  ]);
});

const TOAST = { selector: '[role="status"] *' };

function drop(...files: File[]): void {
  fireEvent(window, dragging('drop', ...files));
}

function dragging(type: string, ...files: File[]): Event {
  const dataTransfer = { types: ['Files'], items: [], files };
  return Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
}
