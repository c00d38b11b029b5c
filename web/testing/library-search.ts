import { screen, within } from '@testing-library/react';
import type { SearchResult } from '#contract/library.ts';
import { aTeacher } from './a-session.ts';
import { renderSite } from './render-site.tsx';
import { type Api, serveApi } from './serve-api.ts';

export const SEARCH = 'GET /api/library/search';
export const FOUND: SearchResult[] = [
  { type: 'year', year: 'Year 2' },
  { type: 'week', year: 'Year 2', week: 'Week 2' },
  { type: 'resource', year: 'Year 2', week: 'Week 1', name: 'Slides.pdf', bucket: 'learning' },
];

/** The page of a teacher, with the search answering `FOUND` unless arranged otherwise. */
export async function openSearch(arrange: (api: Api) => void = () => undefined) {
  const api = await searchApi();
  arrange(api);
  const site = await renderSite('/teaching', { api });
  await screen.findByRole('link', { name: 'Year 2' });
  return site;
}

export async function searchApi(session = aTeacher()): Promise<Api> {
  const api = await serveApi(session);
  api.answer(SEARCH, { results: FOUND });
  return api;
}

export function box(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Search years, weeks and resources' });
}

export async function options(): Promise<(string | null)[]> {
  const list = await screen.findByRole('listbox', { name: 'Search results' });
  const found = await within(list).findAllByRole('option');
  return found.map((option) => option.textContent);
}
