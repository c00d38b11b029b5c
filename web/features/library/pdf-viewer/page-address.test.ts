import { expect, test } from 'vitest';
import {
  addressOfPage,
  markedWordsIn,
  pageIn,
  pictureSources,
  searchOfPage,
} from './page-address.ts';

const LINK = '/api/files/learning/Year%202/Week%201/A%3FB.pdf?purpose=view&expires=1&signature=s';

test('a browser chooses among all widths', () => {
  const widths = pictureSources(LINK, 1).match(/ \d+w/g);
  expect(widths).toEqual([' 320w', ' 960w', ' 1440w', ' 1920w', ' 3840w']);
});

test.each([
  ['?page=7', 7],
  ['?page=1', 1],
  ['', 1],
  ['?page=0', 1],
  ['?page=-3', 1],
  ['?page=7.5', 1],
  ['?page=x', 1],
  ['?page=99999', 1],
])('the address with %s names page %i', (search, page) => {
  expect(pageIn(search)).toBe(page);
});

test('an address keeps what else it names when the page changes', () => {
  expect(addressOfPage('http://a/b?class-view=1&page=2', 3)).toBe('http://a/b?class-view=1&page=3');
  expect(addressOfPage('http://a/b?page=2', 1)).toBe('http://a/b');
});

test('an address marks the words that a search has found, each once and at most eight', () => {
  const search = searchOfPage(3, ['Bridge', 'bridge', 'a&b']);
  expect(search).toBe('?page=3&mark=bridge&mark=a%26b');
  expect(markedWordsIn(search)).toEqual(['bridge', 'a&b']);
  expect(markedWordsIn('')).toEqual([]);
  expect(markedWordsIn(`?${'mark=x&'.repeat(20)}`)).toHaveLength(8);
});
