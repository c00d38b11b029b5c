import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/a-session.ts';
import {
  box,
  FOUND,
  openSearch,
  options,
  SEARCH,
  searchApi,
} from '../../../testing/library-search.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { SEARCH_MS } from './use-library-search.ts';

const MANY_SLIDES = {
  type: 'resource',
  year: 'Year 2',
  week: 'Week 1',
  name: 'Slides.pdf',
  bucket: 'learning',
  weeks: 12,
};

beforeEach(() => onWideScreen());

test('typing searches once, 300 ms after the last letter', async () => {
  const { api } = await openSearch();

  await userEvent.type(box(), '  slides ');
  expect(api.callsOf(SEARCH)).toEqual([]);

  expect(await options()).toEqual([
    'Year 2 Year',
    'Week 2 Year 2 Week',
    'Slides.pdf Year 2 · Week 1 Resource',
  ]);
  await waitFor(() => expect(api.callsOf(SEARCH)).toEqual([{ term: 'slides' }]));
});

test.each([
  [0, '/teaching/Year%202'],
  [1, '/teaching/Year%202/Week%202'],
  [2, '/teaching/Year%202/Week%201/Slides.pdf'],
])('choosing result %i leads to %s', async (index, address) => {
  const { router } = await openSearch();
  await userEvent.type(box(), 'e');
  await options();

  await userEvent.click(screen.getAllByRole('option')[index] ?? document.body);

  expect(router.state.location.pathname).toBe(address);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveProperty('value', '');
});

test('the arrow keys and Enter choose, Escape closes', async () => {
  const { router } = await openSearch();
  await userEvent.type(box(), 'week');
  await options();
  expect(box().getAttribute('aria-expanded')).toBe('true');

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveProperty('value', 'week');

  await userEvent.keyboard('{ArrowDown}');
  await options();
  while (activeOption() !== 'Week 2 Year 2 Week') await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/teaching/Year%202/Week%202');
});

test('a result by its text shows its sentence, the words marked, and opens its page', async () => {
  const sentence = [{ text: 'Over the ' }, { text: 'Bridge', isMarked: true }, { text: '<b>.' }];
  const slides = { type: 'resource', year: 'Year 2', week: 'Week 1', name: 'Slides.pdf' };
  const found = { ...slides, bucket: 'learning', title: '/j/ spelt -dge', page: 3, sentence };
  const { router } = await openSearch((api) => api.answer(SEARCH, { results: [found] }));
  await userEvent.type(box(), 'bridge');

  const [option] = await options();
  expect([option?.replaceAll(/\s+/g, ' ')]).toEqual([
    'Slides.pdf Year 2 · Week 1 · Page 3 /j/ spelt -dge Over the Bridge<b>. Resource',
  ]);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Bridge',
  ]);
  await userEvent.keyboard('{Enter}');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/teaching/Year%202/Week%201/Slides.pdf?page=3&mark=bridge');
});

test('a name in many weeks is one row, which opens to the weeks and closes again', async () => {
  const { router } = await openSearch((api) => api.answer(SEARCH, { results: [MANY_SLIDES] }));
  await userEvent.type(box(), 'slides');
  expect(await options()).toEqual(['Slides.pdf Year 2 · in 12 weeks Resource Show weeks']);

  await userEvent.keyboard('{Enter}');
  expect(await options()).toEqual([
    'Slides.pdf Year 2 · in 12 weeks Resource Hide weeks',
    'Week 1 Year 2 · Slides.pdf Resource',
  ]);
  expect(screen.getByText('Slides.pdf: 12 weeks are listed below it.')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await options()).toHaveLength(1);
  await userEvent.click(screen.getByRole('option'));
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption()).toBe('Week 1 Year 2 · Slides.pdf Resource');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/teaching/Year%202/Week%201/Slides.pdf');
});

test.each([
  [{ meant: { term: 'separate', isOnly: true } }, 'No results for “a”. Showing “separate”.'],
  [{ meant: { term: 'separate', isOnly: false } }, 'Also showing “separate”.'],
  [{ notInPlace: 'unicorn' }, '“unicorn” was not found in the places below.'],
])('a line says that the results are not for what was typed: %o', async (answer, line) => {
  await openSearch((api) => api.answer(SEARCH, { results: FOUND, ...answer }));
  await userEvent.type(box(), 'a');
  await options();
  const status = screen.getByText(line).closest('output');
  expect(status?.textContent).toBe(`${line} 3 results`);
  expect(status?.className).not.toContain('sr-only');
});

test('for administrators a resource selects its week and opens nothing', async () => {
  const api = await searchApi(anAdministrator());
  const { router } = await renderSite('/admin/teaching', { api });
  await userEvent.type(await screen.findByRole('combobox'), 'slides');
  await options();

  await userEvent.click(screen.getByRole('option', { name: /Slides/ }));

  expect(router.state.location.pathname).toBe('/admin/teaching/Year%202/Week%201');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the results hide 150 ms after the box has lost the focus, and come back with it', async () => {
  await openSearch();
  await userEvent.type(box(), 'week');
  await options();

  box().blur();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('listbox')).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

  box().focus();
  expect(await screen.findByRole('listbox')).toBeTruthy();
});

test.each(['<img src=x onerror=alert(1)>', '$&', 'constructor', 'x'.repeat(10_000)])(
  'nothing matches %s, which is shown as text',
  async (term) => {
    await openSearch((api) => api.answer(SEARCH, { results: [] }));

    await userEvent.click(box());
    await userEvent.paste(term);

    expect(await screen.findByText(`No resources found matching "${term}"`)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  },
);

test('a late answer to an earlier term changes nothing', async () => {
  const { api } = await openSearch();
  const waiting = new Map<string, ServerResponse>();
  api.answer(SEARCH, (response, _body, query) => waiting.set(query.get('term') ?? '', response));
  const answer = (term: string) =>
    waiting.get(term)?.end(JSON.stringify({ results: [{ type: 'year', year: `for ${term}` }] }));

  await userEvent.type(box(), 'first');
  await waitFor(() => expect(waiting.has('first')).toBe(true));
  await userEvent.clear(box());
  await userEvent.type(box(), 'second');
  await waitFor(() => expect(waiting.has('second')).toBe(true));
  answer('second');
  expect(await options()).toEqual(['for second Year']);
  answer('first');
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(await options()).toEqual(['for second Year']);
});

function activeOption(): string | null | undefined {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.querySelector(`#${CSS.escape(id)}`)?.textContent;
}

test('a search starts 300 ms after typing, and results hide 150 ms after blur', () => {
  expect(SEARCH_MS).toEqual({ debounce: 300, hideAfterBlur: 150 });
});
