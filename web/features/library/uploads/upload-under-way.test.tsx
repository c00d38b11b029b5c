import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/a-session.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { held, refuse, serveApi } from '../../../testing/serve-api.ts';
import {
  ANSWER,
  aPdf,
  choose,
  fileRow,
  openDialog,
  openUpload,
  press,
  route,
  WEEK,
} from '../../../testing/upload-steps.ts';

const TREE = 'GET /api/library/tree';
const DAMAGED = 'This PDF is damaged and cannot be opened.';

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
  await waitFor(() => expect(api.callsOf(good)).toHaveLength(1));
});

test('one file or all of them can be cancelled, and sent after all', async () => {
  const api = await openUpload();
  for (const name of ['A', 'B']) {
    api.answer(route(`Year%202/Week%201/${name}.pdf`), held(ANSWER).answer);
  }
  choose(aPdf('A.pdf'), aPdf('B.pdf'));
  await press('Upload 2 files');
  await press('Cancel A.pdf');
  expect(within(await fileRow('A.pdf')).getByText('Cancelled')).toBeTruthy();
  await press('Cancel all');

  expect(await screen.findByRole('button', { name: 'Upload 2 files' })).toBeTruthy();
  expect(screen.queryByText(/Successfully|errors/)).toBeNull();
});

test('trying again leaves out what was cancelled', async () => {
  const api = await openUpload();
  const cancelled = route('Year%202/Week%201/Stopped.pdf');
  const bad = route('Year%202/Week%201/Bad.pdf');
  const failing = held(ANSWER);
  api.answer(cancelled, held(ANSWER).answer);
  api.answer(bad, refuse('service/unavailable'));
  choose(aPdf('Stopped.pdf'), aPdf('Bad.pdf'));
  await press('Upload 2 files');
  await press('Cancel Stopped.pdf');
  api.answer(bad, failing.answer);
  await press('Try again');
  failing.release();

  expect(await screen.findByText('Successfully uploaded 1 files.')).toBeTruthy();
  expect(within(await fileRow('Stopped.pdf')).getByText('Cancelled')).toBeTruthy();
  expect(api.callsOf(cancelled).length).toBeLessThan(2);
});

test('files that were refused for what they are keep their error while others are tried again', async () => {
  const api = await openUpload();
  const broken = route('Year%202/Week%201/Broken.pdf');
  const cutOff = route('Year%202/Week%201/Cut%20off.pdf');
  api.answer(broken, refuse('upload/damaged'));
  api.answer(cutOff, refuse('service/unavailable'));
  choose(aPdf('Broken.pdf'), aPdf('Cut off.pdf'));
  await press('Upload 2 files');
  await screen.findByText('Upload completed with some errors. 2 files failed to upload.');
  api.answer(cutOff, ANSWER);
  await press('Try again');

  expect(await screen.findByText('Successfully uploaded 1 files.')).toBeTruthy();
  expect(within(await fileRow('Cut off.pdf')).getByText('Uploaded')).toBeTruthy();
  expect(within(await fileRow('Broken.pdf')).getByText(DAMAGED)).toBeTruthy();
  expect(api.callsOf(broken)).toHaveLength(1);

  await press('Remove Broken.pdf');
  expect(screen.queryByRole('group', { name: 'Broken.pdf' })).toBeNull();
});

test('a refused file that is chosen anew, mended, takes its place in the queue', async () => {
  const api = await openUpload();
  const broken = route('Year%202/Week%201/Broken.pdf');
  api.answer(broken, refuse('upload/damaged'));
  choose(aPdf('Broken.pdf'));
  await press('Upload');
  expect(await within(await fileRow('Broken.pdf')).findByText(DAMAGED)).toBeTruthy();
  await screen.findByRole('button', { name: 'Choose files' });
  choose(aPdf('Broken.pdf'));
  await waitFor(() => expect(screen.queryByText(DAMAGED)).toBeNull());

  api.answer(broken, ANSWER);
  await press('Upload');
  expect(await screen.findByText('Successfully uploaded 1 files.')).toBeTruthy();
});

test('the focus stays on the file that was cancelled, also when it is taken out', async () => {
  const api = await openUpload();
  for (const name of ['A', 'B']) {
    api.answer(route(`Year%202/Week%201/${name}.pdf`), held(ANSWER).answer);
  }
  choose(aPdf('A.pdf'), aPdf('B.pdf'));
  await press('Upload 2 files');
  await press('Cancel B.pdf');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove B.pdf' }));
  await press('Remove B.pdf');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel A.pdf' }));
  await press('Cancel A.pdf');

  await screen.findByRole('button', { name: 'Choose files' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove A.pdf' }));
});

test('what failed can be tried again at once, however long the lists take to follow', async () => {
  const api = await openUpload();
  api.answer(route('Year%202/Week%201/A.pdf'), refuse('upload/damaged'));
  api.answer(TREE, held({ years: [] }).answer);
  choose(aPdf('A.pdf'));
  await press('Upload');

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  await waitFor(() => expect(api.callsOf(TREE)).toHaveLength(2));
});

test('when all are there the dialog closes, however long the lists take to follow', async () => {
  const api = await openUpload();
  api.answer(route('Year%202/Week%201/A.pdf'), ANSWER);
  api.answer(TREE, held({ years: [] }).answer);
  choose(aPdf('A.pdf'));
  await press('Upload');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(api.callsOf(TREE)).toHaveLength(2));
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

test('navigation within the site waits for the answer', async () => {
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

test('a blocked navigation continues when all files are uploaded', async () => {
  const api = await serveApi(anAdministrator());
  const sending = held(ANSWER);
  api.answer(route('Year%202/Week%201/A.pdf'), sending.answer);
  const { router } = await renderSite(WEEK, { api });
  await openDialog();
  choose(aPdf('A.pdf'));
  await press('Upload');
  await screen.findByRole('button', { name: 'Uploading...' });

  void router.navigate('/faq');
  await screen.findByRole('dialog', { name: 'Files are still being uploaded' });
  sending.release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('a session that ends during uploads is reported, with all files still in the queue', async () => {
  const api = await openUpload();
  const there = route('Year%202/Week%201/A.pdf');
  api.answer(there, refuse('session/required'));
  choose(aPdf('A.pdf'));
  await press('Upload');

  expect(await screen.findByText(/^You have been signed out.*in another tab/)).toBeTruthy();
  api.answer(there, ANSWER);
  await press('Try again');
  expect(await screen.findByText('Successfully uploaded 1 files.')).toBeTruthy();
});
