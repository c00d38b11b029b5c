import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aTeacher } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';

const DUE = '2026-12-01T09:00:00.000Z';
const STATE = 'GET /api/profile/deletion';
const CODES = 'POST /api/profile/deletion/codes';
const DELETE = 'POST /api/profile/deletion';
const KEEP = 'DELETE /api/profile/deletion';

test('an account is deleted with a code from the mailbox, and kept again', async () => {
  const api = await open();
  api.answer(CODES, {});
  api.answer(DELETE, refuse('sign-in/code-refused'));
  await userEvent.click(
    await within(section()).findByRole('button', { name: 'Delete my account' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send me a code' }));
  await within(dialog).findByText(/We have sent a code to/);
  await enterCode(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^That code is not right/);

  api.answer(DELETE, (response) => {
    api.answer(STATE, { dueAt: DUE, refusedTo: null });
    response.end(JSON.stringify({ dueAt: DUE }));
  });
  await enterCode(dialog);

  expect(await screen.findByText(/will be deleted on 1 December 2026/)).toBeTruthy();
  expect(api.callsOf(DELETE)).toEqual([{ code: '123456' }, { code: '123456' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  api.answer(KEEP, (response) => {
    api.answer(STATE, { dueAt: null, refusedTo: null });
    response.end('{}');
  });
  await userEvent.click(within(section()).getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('Your account will be kept.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Your Data');
});

test.each([
  ['shared login', /^This login is shared by your school/],
  ['administrator', /^You are an administrator/],
])('the account of a %s has no button to delete it', async (refusedTo, text) => {
  await open({ dueAt: null, refusedTo });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(within(section()).queryByRole('button')).toBeNull();
});

test('the data is saved as a file, and an error is shown as a sentence', async () => {
  const api = await open();
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const link = within(section()).getByRole('link', { name: 'Download my data' });
  expect(link.getAttribute('href')).toBe('/api/profile/data');
  api.answer('GET /api/profile/data', refuse('service/unavailable'));
  await userEvent.click(link);
  expect(await screen.findByText(/^Your data could not be downloaded: The service/)).toBeTruthy();

  api.answer('GET /api/profile/data', { email: 'a@b.example', madeAt: DUE, tables: {} });
  await userEvent.click(link);

  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

async function open(state: object = { dueAt: null, refusedTo: null }) {
  const api = await serveApi(aTeacher());
  api.answer(STATE, state);
  await renderSite('/profile', { api });
  await screen.findByRole('heading', { name: 'Your Data' });
  return api;
}

async function enterCode(dialog: HTMLElement): Promise<void> {
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Code' }));
  await userEvent.keyboard('123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
}

function section(): HTMLElement {
  return screen.getByRole('region', { name: 'Your Data' });
}
