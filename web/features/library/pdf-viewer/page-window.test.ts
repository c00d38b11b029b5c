import { expect, test } from 'vitest';
import { clampPage, pagesAhead, pageWindow } from './page-window.ts';

test('a page is wanted first, then the next one, then the one before', () => {
  expect(pageWindow(7, 200)).toEqual([7, 8, 6]);
});

test('there is nothing before the first page and nothing after the last', () => {
  expect(pageWindow(1, 200)).toEqual([1, 2]);
  expect(pageWindow(200, 200)).toEqual([200, 199]);
  expect(pageWindow(1, 1)).toEqual([1]);
});

test('turning stops at the first and the last page', () => {
  expect([clampPage(0, 5), clampPage(3, 5), clampPage(6, 5)]).toEqual([1, 3, 5]);
});

test('a lesson is loaded ahead of its reader, nearest pages first', () => {
  expect(pagesAhead(4, 8)).toEqual([5, 6, 3, 7, 8, 2, 1]);
  expect(pagesAhead(1, 3)).toEqual([2, 3]);
  expect(pagesAhead(3, 3)).toEqual([2, 1]);
  expect(pagesAhead(1, 1)).toEqual([]);
});

test('a book is not loaded as a whole', () => {
  expect(pagesAhead(1000, 2000).length).toBeLessThanOrEqual(80);
});
