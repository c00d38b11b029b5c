import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdministrator, aTeacher } from '../../../testing/a-session.ts';
import { aTree } from '../../../testing/a-tree.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { serveApi } from '../../../testing/serve-api.ts';

const TREE = 'GET /api/library/tree';
const CREATE = 'POST /api/library/folders';
const RENAME = 'PATCH /api/library/folders';
const WEEK = '/teaching/Year%202/Week%201';
const TITLE = '/j/ spelt -dge';

test('a title is below the name in the columns, and in the title of the page', async () => {
  onWideScreen();
  const { router } = await open(WEEK);
  expect(await screen.findByRole('link', { name: 'Week 1', description: TITLE })).toBeTruthy();
  const year = { name: 'Year 2', description: 'The first year' };
  expect(screen.getByRole('link', year)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Week 2' })).toBeTruthy();
  await waitFor(() =>
    expect(document.title).toBe(
      `Year 2, Week 1: ${TITLE} – Teaching – Learning Resources – Spelling Orchard`,
    ),
  );
  await router.navigate('/teaching/Year%202/Week%202');
  await waitFor(() =>
    expect(document.title).toBe(
      'Year 2, Week 2 – Teaching – Learning Resources – Spelling Orchard',
    ),
  );
});

test('a dropdown of a small screen has the title of what is selected', async () => {
  await open(WEEK);
  const label = await screen.findByText('Select Week', { selector: 'summary span' });
  expect(label.closest('summary')?.textContent).toBe(`Select Week Week 1 ${TITLE}`);
});

test('a line never ends with the hyphen of an ending', async () => {
  await open(WEEK);
  const [ending] = await screen.findAllByText('-dge');
  expect(ending?.className).toBe('whitespace-nowrap');
  expect(ending?.parentElement?.textContent).toBe(TITLE);
});

test('a favourite has the title of its week', async () => {
  const { api } = await prepare(aTeacher());
  api.answer('GET /api/favourites', { paths: ['Year 2/Week 1', 'Year 2/Week 1/Slides.pdf'] });
  await renderSite('/favourites', { api });
  const ended = await screen.findAllByText('-dge');
  expect(ended.map(({ parentElement }) => parentElement?.textContent)).toEqual([TITLE, TITLE]);
});

test('an administrator gives a title with the name', async () => {
  onWideScreen();
  const { api } = await open('/admin/teaching/Year%202', anAdministrator());
  api.answer(CREATE, {});
  await screen.findByRole('link', { name: 'Week 2' });
  await press('Add week');
  await userEvent.type(await screen.findByLabelText('Name'), 'Week 3');
  await userEvent.type(screen.getByLabelText('Title (optional)'), ' /k/ spelt -que {Enter}');
  expect(await screen.findByText('Week "Week 3" created successfully')).toBeTruthy();
  expect(api.callsOf(CREATE)).toEqual([{ path: 'Year 2/Week 3', title: '/k/ spelt -que' }]);
});

test.each([
  ['another', { title: 'another' }],
  ['', { title: null }],
])('a title is changed to "%s" without a new name', async (typed, sent) => {
  onWideScreen();
  const { api } = await open('/admin/teaching/Year%202', anAdministrator());
  api.answer(RENAME, { path: 'Year 2/Week 1' });
  await press('Edit Week 1');
  const title = await screen.findByLabelText('Title (optional)');
  expect(title).toHaveProperty('value', TITLE);
  await userEvent.clear(title);
  await userEvent.type(title, `${typed}{Enter}`);
  expect(await screen.findByText('Title of week "Week 1" saved')).toBeTruthy();
  expect(api.callsOf(RENAME)).toEqual([{ path: 'Year 2/Week 1', name: 'Week 1', ...sent }]);
});

test('a title that is too long is refused before it is sent', async () => {
  onWideScreen();
  const { api } = await open('/admin/teaching/Year%202', anAdministrator());
  await press('Edit Week 1');
  const dialog = await screen.findByRole('dialog');
  const title = within(dialog).getByLabelText('Title (optional)');
  await userEvent.click(title);
  await userEvent.paste('x'.repeat(121));
  await userEvent.keyboard('{Enter}');
  expect(await within(dialog).findByText('Please use at most 120 characters.')).toBeTruthy();
  expect(document.activeElement).toBe(title);
  expect(api.callsOf(RENAME)).toEqual([]);
});

async function open(address: string, session = aTeacher()) {
  const { api } = await prepare(session);
  return renderSite(address, { api });
}

async function prepare(session: ReturnType<typeof aTeacher>) {
  const api = await serveApi(session);
  const tree = aTree();
  const [year] = tree.years;
  const [week] = year?.weeks ?? [];
  if (year) year.title = 'The first year';
  if (week) week.title = TITLE;
  api.answer(TREE, tree);
  return { api };
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}
