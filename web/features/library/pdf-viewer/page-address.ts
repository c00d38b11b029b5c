import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { PAGE_PICTURE_WIDTHS, pagePictureAddress } from '#contract/page-picture-route.ts';
import { clampPage } from './page-window.ts';

const MOST_DIGITS = 4;
const MARK = 'mark';
const MOST_MARKED_WORDS = 8;

/** Lets the browser choose the width of the picture, before any script of ours runs. */
export function pictureSources(link: string, page: number): string {
  return PAGE_PICTURE_WIDTHS.map(
    (width) => `${pagePictureAddress(link, page, width)} ${width}w`,
  ).join(', ');
}

/** The page that an address names, `?page=7`; 1 where it names none. */
export function pageIn(search: string): number {
  const given = new URLSearchParams(search).get('page') ?? '';
  const isNumber = /^[1-9]\d*$/.test(given) && given.length <= MOST_DIGITS;
  return isNumber ? Number(given) : 1;
}

/** The same address naming another page; page 1 needs no mention. */
export function addressOfPage(address: string, page: number): string {
  const url = new URL(address);
  if (page === 1) url.searchParams.delete('page');
  else url.searchParams.set('page', String(page));
  return url.href;
}

/** The query of an address that opens a page with these words, or runs of words, marked. */
export function searchOfPage(page: number, words: string[]): string {
  const lowered = [...new Set(words.map((word) => word.toLowerCase()))];
  const query = new URLSearchParams({ page: String(page) });
  for (const word of lowered.slice(0, MOST_MARKED_WORDS)) query.append(MARK, word);
  return `?${query.toString()}`;
}

/** The words that an address marks, in lower case. */
export function markedWordsIn(search: string): string[] {
  const given = new URLSearchParams(search).getAll(MARK);
  return given.slice(0, MOST_MARKED_WORDS).map((word) => word.toLowerCase());
}

/** Browsers refuse to change the address a hundred times in half a minute. */
const WRITTEN_AFTER_MS = 400;

/** The current page, kept in the address so that a reload and a shared link show it again. */
export function usePageInAddress(count: number): [number, Dispatch<SetStateAction<number>>] {
  const [page, setPage] = useState(() => clampPage(pageIn(location.search), count));
  useEffect(() => {
    const { pathname } = location;
    const timer = setTimeout(() => {
      if (location.pathname !== pathname) return;
      const address = addressOfPage(location.href, page);
      // Not by the router, which would render the whole page again at every turn.
      if (address !== location.href) history.replaceState(history.state, '', address);
    }, WRITTEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [page]);
  return [page, setPage];
}
