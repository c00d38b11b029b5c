import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aTeacher, anAdministrator } from '../../../testing/a-session.ts';
import { otherTab } from '../../../testing/other-tab.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { breakOff, held, refuse, serveApi } from '../../../testing/serve-api.ts';

const LIST = 'GET /api/favourites';
const ADD = 'POST /api/favourites';
const REMOVE = 'DELETE /api/favourites';
const WEEK = '/teaching/Year%202/Week%201';

beforeEach(() => onWideScreen());

test('a year is known by its name, a week and a resource by their paths', async () => {
  await openWith(['Year 2', 'Year 2/Week 1', 'Year 2/Week 1/Slides.pdf'], WEEK);

  await expectStarred('Year 2', true);
  await expectStarred('Year 3', false);
  await expectStarred('Week 1', true);
  await expectStarred('Week 2', false);
  await expectStarred('Slides.pdf', true);
  await expectStarred('Worksheet.pdf', false);
  expect((await star('Year 2')).title).toBe('Unfavourite');
  expect((await star('Year 3')).title).toBe('Favourite');
});

test.each([
  ['Year 3', 'Year 3'],
  ['Week 2', 'Year 2/Week 2'],
  ['Worksheet.pdf', 'Year 2/Week 1/Worksheet.pdf'],
])('starring %s adds %s', async (name, path) => {
  const tab = otherTab('favourites');
  const { api } = await openWith([], WEEK);
  api.answer(ADD, { paths: [path] });

  await userEvent.click(await star(name));

  expect(await screen.findByText(`Added "${name}" to favourites`)).toBeTruthy();
  await expectStarred(name, true);
  await waitFor(() => expect(api.callsOf(ADD)).toEqual([{ path }]));
  await waitFor(() => expect(tab.received).toEqual(['changed']));
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(1));
});

test('unstarring removes, before the server has answered', async () => {
  const { api } = await openWith(['Year 2'], WEEK);
  const { answer, release } = held({ paths: [] });
  api.answer(REMOVE, answer);
  await expectStarred('Year 2', true);

  await userEvent.click(await star('Year 2'));
  await expectStarred('Year 2', false);
  release();

  expect(await screen.findByText('Removed "Year 2" from favourites')).toBeTruthy();
  await waitFor(() => expect(api.callsOf(REMOVE)).toEqual([{ path: 'Year 2' }]));
});

test.each([
  ['the server fails', refuse('service/failed'), 'Failed to update favourites. Please try again.'],
  ['the network fails', breakOff, 'Failed to update favourites. Please try again.'],
  ['there is no room', refuse('favourites/full'), /Your list of favourites is full/],
])('when %s, the star goes back and a toast says so', async (_why, answer, text) => {
  const { api } = await openWith([], WEEK);
  api.answer(ADD, answer);

  await userEvent.click(await star('Year 3'));

  expect(await screen.findByText(text)).toBeTruthy();
  await expectStarred('Year 3', false);
});

test('a failed change does not affect the others', async () => {
  const { api } = await openWith(['Year 2'], WEEK);
  await expectStarred('Year 2', true);
  api.answer(ADD, (response, body) => {
    if (JSON.stringify(body).includes('Week 2')) response.destroy();
    else response.end(JSON.stringify({ paths: ['Year 2', 'Year 3'] }));
  });
  api.answer(LIST, { paths: ['Year 2', 'Year 3'] });

  await userEvent.click(await star('Week 2'));
  await userEvent.click(await star('Year 3'));

  await screen.findByText('Added "Year 3" to favourites');
  await expectStarred('Year 2', true);
  await expectStarred('Week 2', false);
  await expectStarred('Year 3', true);
});

test('quick presses are sent in sequence, and the last one decides', async () => {
  const { api } = await openWith([], WEEK);
  api.answer(ADD, { paths: ['Year 2'] });
  api.answer(REMOVE, { paths: [] });

  await userEvent.tripleClick(await star('Year 2'));

  await waitFor(() =>
    expect(
      api.calls.filter(({ route }) => route.endsWith('favourites')).map(({ route }) => route),
    ).toEqual([LIST, ADD, REMOVE, ADD]),
  );
  await expectStarred('Year 2', true);
});

test('a change in another tab shows here', async () => {
  const { api } = await openWith([], WEEK);
  await expectStarred('Year 3', false);
  api.answer(LIST, { paths: ['Year 3'] });

  otherTab('favourites').send('changed');

  await expectStarred('Year 3', true);
});

test('a change in another tab is not lost to one that is being saved here', async () => {
  const { api } = await openWith([], WEEK);
  const saving = held({ paths: ['Year 3'] });
  const asking = held({ paths: [] });
  api.answer(ADD, saving.answer);
  await userEvent.click(await star('Year 3'));
  api.answer(LIST, asking.answer);
  otherTab('favourites').send('changed');
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
  api.answer(LIST, { paths: ['Year 3', 'Year 2'] });

  saving.release();

  await expectStarred('Year 2', true);
  await expectStarred('Year 3', true);
  asking.release();
});

test('the list has years, weeks and resources, each leading to its place', async () => {
  await openWith(
    ['Year 2/Week 1/Slides.pdf', 'Year 2/Week 10', 'Year 2/Week 2', 'Year 2'],
    '/favourites',
  );

  const list = await screen.findByRole('region', { name: 'Favourites' });
  const links = await within(list).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Year 2', '/teaching/Year%202'],
    ['Slides.pdf', '/teaching/Year%202/Week%201/Slides.pdf'],
    ['Week 2', '/teaching/Year%202/Week%202'],
    ['Week 10', '/teaching/Year%202/Week%2010'],
  ]);
});

test('a favourite whose item was deleted says so and can be removed', async () => {
  const { api } = await openWith(['Year 9/Week 1', '../odd//path', 'Year 2'], '/favourites');
  api.answer(REMOVE, { paths: ['../odd//path', 'Year 2'] });

  expect(await screen.findByText('No longer available · Year 9')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Week 1' })).toBeNull();
  await userEvent.click(await star('Week 1, Year 9'));

  await waitFor(() => expect(screen.queryByText('Week 1')).toBeNull());
  await waitFor(() => expect(api.callsOf(REMOVE)).toEqual([{ path: 'Year 9/Week 1' }]));
  expect(screen.getByText('../odd//path')).toBeTruthy();
});

test('with no favourites the tab says how to get some', async () => {
  await openWith([], '/favourites');

  expect(await screen.findByRole('heading', { name: 'No favorites yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Teaching' }).getAttribute('href')).toBe(
    '/teaching',
  );
  expect(
    screen.getByText('Star items to add them to your favorites for quick access'),
  ).toBeTruthy();
});

test('favourites that cannot be loaded say so, and can be tried again', async () => {
  const api = await serveApi(aTeacher());
  api.answer(LIST, refuse('access/denied'));
  await renderSite('/favourites', { api });

  await screen.findByText('Error: You are not allowed to do this.');
  api.answer(LIST, { paths: ['Year 2'] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: 'Year 2' })).toBeTruthy();
});

test('administrators have no favourites, and none are requested', async () => {
  const { api } = await renderSite('/favourites', { session: anAdministrator() });

  expect(await screen.findByText('No favorites yet')).toBeTruthy();
  expect(api.callsOf(LIST)).toEqual([]);
});

async function openWith(paths: string[], address: string) {
  const api = await serveApi(aTeacher());
  api.answer(LIST, { paths });
  return renderSite(address, { api });
}

function star(name: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name: `Favourite ${name}` });
}

async function expectStarred(name: string, on: boolean): Promise<void> {
  await screen.findByRole('button', { name: `Favourite ${name}`, pressed: on });
}
