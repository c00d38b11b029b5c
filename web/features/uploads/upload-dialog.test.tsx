import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdministrator } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { type Api, held, refuse, serveApi } from '../../testing/serve-api.ts';

const TREE = 'GET /api/library/tree';
const CREATE = 'POST /api/library/folders';
const WEEK = '/admin/teaching/Year%202/Week%201';
const ANSWER = { path: 'Year 2/Week 1/New.pdf', pages: 3, replaced: false };

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
  expect(api.callsOf(free)).toEqual(['%PDF-1.7']);
  expect(api.callsOf(locked)).toEqual(['%PDF-1.7']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(TREE)).toHaveLength(2);
});

test('Read only can be set for all at once', async () => {
  await openUpload();
  choose(aPdf('A.pdf'), aPdf('B.pdf'));
  await userEvent.click(await screen.findByLabelText('Read only for all files'));

  for (const name of ['A.pdf', 'B.pdf']) {
    expect(within(await fileRow(name)).getByLabelText('Read only')).toHaveProperty('checked', true);
  }
});

test('what is no PDF by its name is named and left out', async () => {
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

  expect(
    row.getByText('There is a file with this name already. It will be replaced.'),
  ).toBeTruthy();
  await userEvent.click(row.getByLabelText('Read only'));
  expect(row.getByText(/^There is a read-only file with this name already/)).toBeTruthy();
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

test('each that failed says why, and only those are tried again', async () => {
  const api = await openUpload();
  const good = route('Year%202/Week%201/Good.pdf');
  const bad = route('Year%202/Week%201/Bad.pdf');
  api.answer(good, ANSWER);
  api.answer(bad, refuse('upload/not-pdf'));
  choose(aPdf('Good.pdf'), aPdf('Bad.pdf'));
  await press('Upload 2 files');

  expect(
    await screen.findByText('Upload completed with some errors. 1 files failed to upload.'),
  ).toBeTruthy();
  expect(within(await fileRow('Bad.pdf')).getByText('This is not a PDF.')).toBeTruthy();
  expect(within(await fileRow('Good.pdf')).getByText('Uploaded')).toBeTruthy();

  api.answer(bad, ANSWER);
  await press('Try again');
  expect(await screen.findByText('Successfully uploaded 1 files.')).toBeTruthy();
  expect(api.callsOf(good)).toHaveLength(1);
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
  expect(api.callsOf(CREATE)).toEqual([{ path: 'Year 7' }, { path: 'Year 7/Week 1' }]);
});

test('a folder that cannot be made stops it, with everything still in the queue', async () => {
  const api = await openUpload();
  api.answer(CREATE, refuse('storage/full'));
  choose(aPdf('A.pdf', 'Year 7/Week 1'));
  await press('Upload');
  await press('Create and upload');

  expect(
    await screen.findByText('Error: There is no room left to store this. Please tell us.'),
  ).toBeTruthy();
  expect(await fileRow('A.pdf')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Upload' })).toBeTruthy();
});

test('one file or all of them can be cancelled, and tried again', async () => {
  const api = await openUpload();
  for (const name of ['A', 'B']) {
    api.answer(route(`Year%202/Week%201/${name}.pdf`), held(ANSWER).answer);
  }
  choose(aPdf('A.pdf'), aPdf('B.pdf'));
  await press('Upload 2 files');
  await press('Cancel A.pdf');
  expect(within(await fileRow('A.pdf')).getByText('Cancelled')).toBeTruthy();
  await press('Cancel all');

  expect(await screen.findByRole('button', { name: 'Try 2 again' })).toBeTruthy();
  expect(screen.queryByText(/Successfully|errors/)).toBeNull();
});

test('while files are on their way, closing and leaving are asked about first', async () => {
  const api = await openUpload();
  api.answer(route('Year%202/Week%201/A.pdf'), held(ANSWER).answer);
  choose(aPdf('A.pdf'));
  await press('Upload');
  await screen.findByRole('button', { name: 'Uploading...' });
  expect(screen.getByRole('progressbar', { name: 'All files' })).toBeTruthy();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);

  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Files are still being uploaded' });
  await press('Keep uploading');
  expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeTruthy();

  await userEvent.keyboard('{Escape}');
  await press('Stop and leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('going elsewhere in the site waits for the answer', async () => {
  const api = await serveApi(anAdministrator());
  api.answer(route('Year%202/Week%201/A.pdf'), held(ANSWER).answer);
  const { router } = await renderSite(WEEK, { api });
  await openDialog();
  choose(aPdf('A.pdf'));
  await press('Upload');
  await screen.findByRole('button', { name: 'Uploading...' });

  void router.navigate('/faq');
  await screen.findByRole('dialog', { name: 'Files are still being uploaded' });
  expect(router.state.location.pathname).toBe(WEEK);
  await press('Stop and leave');
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('a session that ends in the middle is told, with all files still there', async () => {
  const api = await openUpload();
  const there = route('Year%202/Week%201/A.pdf');
  api.answer(there, refuse('session/required'));
  choose(aPdf('A.pdf'));
  await press('Upload');

  expect(await screen.findByText(/^You are not signed in any more.*in another tab/)).toBeTruthy();
  api.answer(there, ANSWER);
  await press('Try again');
  expect(await screen.findByText('Successfully uploaded 1 files.')).toBeTruthy();
});

async function openUpload(address = WEEK): Promise<Api> {
  const { api } = await renderSite(address, { api: await serveApi(anAdministrator()) });
  await openDialog();
  return api;
}

async function openDialog(): Promise<void> {
  await screen.findByText(/^(Slides|Film)\.pdf$/);
  await press('Upload files');
  await screen.findByRole('dialog', { name: 'Upload Files' });
}

function route(path: string, bucket = 'learning'): `PUT /api/${string}` {
  return `PUT /api/library/uploads/${bucket}/${path}`;
}

function aPdf(name: string, folder = ''): File {
  const file = new File(['%PDF-1.7'], name);
  const webkitRelativePath = folder === '' ? '' : `${folder}/${name}`;
  return Object.assign(file, { webkitRelativePath });
}

function choose(...files: File[]): void {
  const input = document.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files } });
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

function fileRow(name: string): Promise<HTMLElement> {
  return screen.findByRole('group', { name });
}
