import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/a-session.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { type Api, breakOff, held, refuse, serveApi } from '../../../testing/serve-api.ts';

const TREE = 'GET /api/library/tree';
const CREATE = 'POST /api/library/folders';
const RENAME = 'PATCH /api/library/folders';
const DELETE = 'DELETE /api/library/folders';
const DELETE_RESOURCE = 'DELETE /api/library/resources';
const WEEK = '/admin/teaching/Year%202/Week%201';

beforeEach(() => onWideScreen());

test.each([
  ['Add year group', 'Add Year Group', 'e.g. Year 1', 'Year 7', 'Year group "Year 7" created'],
  ['Add week', 'Add Week', 'e.g. Week 1', 'Year 2/Week 3', 'Week "Week 3" created'],
])('%s asks for a name and makes it', async (button, title, placeholder, path, toast) => {
  const { api } = await openAdmin('/admin/teaching/Year%202');
  api.answer(CREATE, {});
  await press(button);
  const dialog = await screen.findByRole('dialog', { name: title });
  const name = within(dialog).getByLabelText('Name');
  expect(name.getAttribute('placeholder')).toBe(placeholder);

  const submit = within(dialog).getByRole('button', { name: 'Create' });
  await userEvent.type(name, '  ');
  expect(submit).toHaveProperty('disabled', true);
  await userEvent.type(name, `${path.split('/').at(-1)} {Enter}`);

  expect(await screen.findByText(`${toast} successfully`)).toBeTruthy();
  await waitFor(() => expect(api.callsOf(CREATE)).toEqual([{ path }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(api.callsOf(TREE)).toHaveLength(2));
});

test('a taken name is reported, and the typed text stays', async () => {
  const { api } = await openAdmin('/admin/teaching');
  api.answer(CREATE, refuse('folder/exists'));
  await press('Add year group');
  await userEvent.type(await screen.findByLabelText('Name'), 'Year 2{Enter}');

  const message = 'That name is already in use. Please choose another.';
  expect(await screen.findByText(`Error: ${message}`)).toBeTruthy();
  expect(await screen.findByText(message)).toBeTruthy();
  const name = screen.getByLabelText('Name');
  expect(name).toHaveProperty('value', 'Year 2');
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['Year 2/3', 'Names can’t contain a slash or hidden characters.'],
  ['Year 2.', 'Names can’t end with a full stop.'],
  [' .Keep', 'This name is reserved. Please choose another.'],
  ['y'.repeat(121), 'Please use at most 120 characters.'],
])('the name %s is refused before it is sent', async (typed, words) => {
  const { api } = await openAdmin('/admin/teaching');
  await press('Add year group');
  const name = await screen.findByLabelText('Name');
  await userEvent.click(name);
  await userEvent.paste(typed);
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(api.callsOf(CREATE)).toEqual([]);
});

test.each([
  ['Year 2', 'Year group', 'Year Two', '/admin/teaching/Year%20Two/Week%201'],
  ['Week 1', 'Week', 'Week One', '/admin/teaching/Year%202/Week%20One'],
])('renaming %s takes the address along', async (from, kind, to, address) => {
  const { api, router } = await openAdmin(WEEK);
  answerRename(api, from, to);
  await press(`Edit ${from}`);
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveProperty('value', from);
  await userEvent.clear(name);
  await userEvent.type(name, to);
  await press('Rename');

  expect(
    await screen.findByText(`${kind} renamed from "${from}" to "${to}" successfully`),
  ).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('link', { name: to, current: true })).toBeTruthy();
});

test('renaming something else leaves the address alone', async () => {
  const { api, router } = await openAdmin(WEEK);
  answerRename(api, 'Year 3', 'Year Three');
  await press('Edit Year 3');
  await userEvent.type(await screen.findByLabelText('Name'), '!{Enter}');

  expect(
    await screen.findByText('Year group renamed from "Year 3" to "Year 3!" successfully'),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe(WEEK);
});

test('a rename that takes long says what is moving, and cannot be closed', async () => {
  const { api } = await openAdmin(WEEK);
  const renaming = held({ path: 'Year 2!' });
  api.answer(RENAME, renaming.answer);
  await press('Edit Year 2');
  await userEvent.type(await screen.findByLabelText('Name'), '!{Enter}');

  expect(await screen.findByRole('button', { name: 'Renaming...' })).toBeTruthy();
  await screen.findByText('Moving 3 weeks and 3 files. Please keep this page open.');
  await userEvent.keyboard('{Escape}');
  await press('Close');
  expect(screen.getByRole('dialog', { name: 'Rename Year Group' })).toBeTruthy();

  renaming.release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a rename or deletion by another administrator is reported, and the lists are updated', async () => {
  const { api } = await openAdmin('/admin/teaching/Year%202');
  api.answer(RENAME, refuse('folder/not-found'));
  await press('Edit Week 2');
  await userEvent.type(await screen.findByLabelText('Name'), '!{Enter}');

  const message = 'This folder could not be found. It may have been renamed or deleted.';
  expect(await screen.findByText(`Error: ${message}`)).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Week 2!');
  await waitFor(() => expect(api.callsOf(TREE)).toHaveLength(2));
});

test('after a lost answer the lists show the real state', async () => {
  const { api } = await openAdmin('/admin/teaching');
  api.answer(RENAME, (response) => {
    api.answer(TREE, { years: [{ name: 'Year 3!', weeks: [] }] });
    breakOff(response);
  });
  await press('Edit Year 3');
  await userEvent.type(await screen.findByLabelText('Name'), '!{Enter}');

  expect(await screen.findByText(/^Error: A network error occurred/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Year 3!', hidden: true })).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Year 3!');
});

test('a refused name can be corrected at once, however long the lists take', async () => {
  const { api } = await openAdmin('/admin/teaching');
  api.answer(CREATE, refuse('folder/exists'));
  api.answer(TREE, held({ years: [] }).answer);
  await press('Add year group');
  await userEvent.type(await screen.findByLabelText('Name'), 'Year 2{Enter}');

  await screen.findByText(/^Error: That name is already in use/);
  await waitFor(() => expect(api.callsOf(TREE)).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Create' })).toBeTruthy();
});

test.each([
  ['Year 2', 'year group', 'This also deletes 3 weeks and 3 files.', '/admin/teaching'],
  ['Week 1', 'week', 'This also deletes 2 files.', '/admin/teaching/Year%202'],
  ['Year 3', 'year group', 'It is empty.', WEEK],
])('deleting %s says what goes, and leaves it', async (name, kind, contents, address) => {
  const { api, router } = await openAdmin(WEEK);
  api.answer(DELETE, { weeks: 0, files: 0 });
  await press(`Delete ${name}`);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
  expect(dialog.textContent).toContain(`Are you sure you want to delete the ${kind} "${name}"?`);
  expect(within(dialog).getByText(contents)).toBeTruthy();
  await press('Delete');

  const title = kind === 'week' ? 'Week' : 'Year group';
  expect(await screen.findByText(`${title} "${name}" deleted successfully`)).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a resource is deleted from its bucket', async () => {
  const { api } = await openAdmin('/admin/teaching/Year%202/Week%202');
  api.answer(DELETE_RESOURCE, {});
  await press('Delete Film.pdf');
  await screen.findByText(/delete the resource "Film.pdf"/);
  await press('Delete');

  expect(await screen.findByText('Resource "Film.pdf" deleted successfully')).toBeTruthy();
  expect(api.callsOf(DELETE_RESOURCE)).toEqual([
    { bucket: 'learning-readonly', path: 'Year 2/Week 2/Film.pdf' },
  ]);
});

test.each([
  ['Delete Year 2', DELETE, 'year group'],
  ['Delete Week 1', DELETE, 'week'],
  ['Delete Slides.pdf', DELETE_RESOURCE, 'resource'],
] as const)(
  'when %s fails the reason is shown, and it can be tried again',
  async (button, route, kind) => {
    const { api } = await openAdmin(WEEK);
    api.answer(route, refuse('service/unavailable'));
    await press(button);
    await press('Delete');

    expect(
      await screen.findByText(
        `Error deleting ${kind}: The service is not available at the moment. Please try again shortly.`,
      ),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeTruthy();
  },
);

test('deleting an item that is already deleted is fine', async () => {
  const { api, router } = await openAdmin(WEEK);
  api.answer(DELETE, refuse('folder/not-found'));
  await press('Delete Week 1');
  await press('Delete');

  expect(
    await screen.findByText(/^Error deleting week: This folder could not be found/),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/admin/teaching/Year%202');
});

async function openAdmin(address: string) {
  const site = await renderSite(address, { api: await serveApi(anAdministrator()) });
  await screen.findByRole('link', { name: 'Year 2' });
  return site;
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** The next tree has the new name. */
function answerRename(api: Api, from: string, to: string): void {
  api.answer(RENAME, (response) => {
    const tree = JSON.stringify({
      years: [{ name: 'Year 2', weeks: [{ name: 'Week 1', resources: [] }] }],
    });
    api.answer(TREE, (answer) => answer.end(tree.replace(from, to)));
    response.end(JSON.stringify({ path: to }));
  });
}
