import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aTree } from '../../../testing/a-tree.ts';
import { box, FOUND, openSearch, options, SEARCH } from '../../../testing/library-search.ts';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { breakOff } from '../../../testing/serve-api.ts';

const NAMES_ONLY = 'We could not reach the server, so only names and topics were searched.';

beforeEach(() => onWideScreen());

test('without the server names are grouped in the same way', async () => {
  const { years } = aTree();
  const weeks = Array.from({ length: 5 }, (_, n) => ({
    name: `Week ${n + 1}`,
    resources: [{ name: 'Slides.pdf', bucket: 'learning' as const }],
  }));
  await openSearch((api) => {
    api.answer('GET /api/library/tree', { years: [{ name: 'Year 2', weeks }, ...years.slice(1)] });
    api.answer(SEARCH, breakOff);
  });
  await userEvent.type(box(), 'slides');
  expect(await options()).toEqual(['Slides.pdf Year 2 · in 5 weeks Resource Show weeks']);
  await userEvent.keyboard('{Enter}');
  expect(await options()).toHaveLength(6);
});

test('when the search fails, the loaded library is searched', async () => {
  await openSearch((api) => api.answer(SEARCH, breakOff));

  await userEvent.type(box(), 'WEEK');

  expect(await options()).toEqual([
    'Week 1 Year 2 Week',
    'Week 2 Year 2 Week',
    'Week 10 Year 2 Week',
  ]);
  expect(statusLine()).toBe(`${NAMES_ONLY} 3 results`);

  await userEvent.clear(box());
  await userEvent.type(box(), 'bridge');
  await waitFor(() =>
    expect(statusLine()).toBe(`${NAMES_ONLY} No resources found matching "bridge"`),
  );
});

test('a term that the server could not search is searched again once it can', async () => {
  const { api } = await openSearch((each) => each.answer(SEARCH, breakOff));
  await userEvent.type(box(), 'week');
  await waitFor(() => expect(statusLine()).toContain(NAMES_ONLY));

  api.answer(SEARCH, { results: FOUND });
  await userEvent.clear(box());
  await userEvent.type(box(), 'week');
  await waitFor(() => expect(statusLine()).toBe('3 results'));
  expect(await options()).toContain('Slides.pdf Year 2 · Week 1 Resource');
});

test('when the connection is back, the search is repeated without a key', async () => {
  const { api } = await openSearch((each) => each.answer(SEARCH, breakOff));
  await userEvent.type(box(), 'week');
  await waitFor(() => expect(statusLine()).toContain(NAMES_ONLY));

  api.answer(SEARCH, { results: FOUND });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(statusLine()).toBe('3 results'));
  expect(await options()).toContain('Slides.pdf Year 2 · Week 1 Resource');
});

test('a server that was away is asked again after some seconds', async () => {
  const { api } = await openSearch((each) => each.answer(SEARCH, breakOff));
  await userEvent.type(box(), 'week');
  await waitFor(() => expect(statusLine()).toContain(NAMES_ONLY));

  api.answer(SEARCH, { results: FOUND });
  await waitFor(() => expect(statusLine()).toBe('3 results'), { timeout: 7000 });
}, 12_000);

function statusLine(): string | null | undefined {
  return screen.getByRole('search').querySelector('output')?.textContent;
}
