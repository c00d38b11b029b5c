import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult } from '#contract/library.ts';
import { MISSPELLINGS } from '#testing/misspellings.ts';
import { plantSchemeTexts } from '#testing/scheme-texts.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createTreeReader } from '../library/tree-reader.ts';
import { searchLibrary } from './search.service.ts';

const db = await openTestDatabase();
const needs = { db, readTree: createTreeReader(db) };

// Draws every page of the scheme, which takes most of the time.
beforeAll(() => plantSchemeTexts(db), 5 * 60_000);

describe('a word leads first to the week that teaches it', () => {
  test.each([
    ['bridge', 'Year 2/Week 1'],
    ['bridges', 'Year 2/Week 1'],
    ['BRIDGE', 'Year 2/Week 1'],
    ['fudge', 'Year 2/Week 1'],
    ['giraffe', 'Year 2/Week 3'],
    ['gnaw', 'Year 2/Week 5'],
    ["don't", 'Year 2/Week 29'],
    ['don’t', 'Year 2/Week 29'],
    ['dont', 'Year 2/Week 29'],
    ['accident', 'Year 4/Week 1'],
    ['accidentally', 'Year 4/Week 1'],
    ['antique', 'Year 4/Week 14'],
    ['mosque', 'Year 4/Week 14'],
    ['plague', 'Year 4/Week 13'],
    ['separate', 'Year 4/Week 34'],
    ['silence', 'Year 5/Week 10'],
    ['emergency', 'Year 5/Week 10'],
    ['necessary', 'Year 5/Week 32'],
    ['cemetery', 'Year 5/Week 8'],
    ['telescope', 'Year 6/Week 16'],
  ])('%s: %s', expectFirst);
});

describe('a word that is misspelt leads to the week that teaches it', () => {
  test.each([
    ['brige', 'Year 2/Week 1'],
    ['neccesary', 'Year 5/Week 32'],
    ['accidentaly', 'Year 4/Week 1'],
    ['telescoep', 'Year 6/Week 16'],
    ['nife', 'Year 2/Week 5'],
    ['emergancy', 'Year 5/Week 10'],
    ['ocassion', 'Year 4/Week 17'],
    ['nessesary', 'Year 5/Week 32'],
    ['yatch', 'Year 6/Week 23'],
    ['incress', 'Year 3/Week 25'],
  ])('%s: %s', expectFirst);
});

test.each(MISSPELLINGS)('%s leads where %s does: %s', async (typed, meant, first) => {
  await expectFirst(typed, first);
  await expectFirst(meant, first);
});

describe('a text in quotation marks is found as it is', () => {
  test.each([
    ['"edge of the bridge"', 'Year 2/Week 1'],
    ['“edge of the bridge”', 'Year 2/Week 1'],
    ['"fudge in the fridge"', 'Year 2/Week 1'],
    ['"confidence in an emergency"', 'Year 5/Week 10'],
    ['"soft c"', 'Year 4/Week 28'],
    ['"one real badge" bridge', undefined],
    ['"bridge the of edge"', undefined],
  ])('%s: %s', expectFirst);
});

describe('rules are found in the words of a teacher', () => {
  test.each([
    ['silent letters', 'Year 6/Week 13'],
    ['silent b', 'Year 5/Week 19'],
    ['ough', 'Year 5/Week 23'],
    ['contractions', 'Year 2/Week 29'],
    ['contraction', 'Year 2/Week 29'],
    ['homophones', 'Year 2/Week 33'],
    ['homoph', 'Year 2/Week 33'],
    ['possessive apostrophe', 'Year 2/Week 31'],
    ['-dge', 'Year 2/Week 1'],
    ['-tion', 'Year 2/Week 32'],
    ['greek roots', 'Year 6/Week 16'],
    ['desert', 'Year 6/Week 8'],
    ['their', 'Year 2/Week 33'],
    ['double the consonant', 'Year 2/Week 17'],
    ['word families', 'Year 3/Week 33'],
    ['hyphens', 'Year 5/Week 29'],
    ['proofreading', 'Year 6/Week 34'],
  ])('%s: %s', expectFirst);
});

describe('places are found however they are written', () => {
  test.each([
    ['year 4 week 10', 'Year 4/Week 10'],
    ['y4 w10', 'Year 4/Week 10'],
    ['Y4W10', 'Year 4/Week 10'],
    ['week 10 year 4', 'Year 4/Week 10'],
    ['yr 4 wk 10', 'Year 4/Week 10'],
    ['y6', 'Year 6'],
    ['year four', 'Year 4'],
    ['Year Four Week Ten', 'Year 4/Week 10'],
    ['homework y4 w10', 'Year 4/Week 10'],
    ['homework year 4 week 3', 'Year 4/Week 3'],
    ['lesson plan y4 w10', 'Year 4/Week 10'],
    ['powerpoint y2 w3', 'Year 2/Week 3'],
    ['y6 w8 quiz', 'Year 6/Week 8'],
    ['powerpoint y2', 'Year 2'],
    ['year 5', 'Year 5'],
    ['homophones year 5', 'Year 5/Week 27'],
    ['year 3 homophones', 'Year 3/Week 29'],
    ['bridge y3', 'Year 3/Week 19'],
    ['week 1', 'Year 2/Week 1'],
    ['worksheet', 'Year 2/Week 1/Worksheet.pdf'],
  ])('%s: %s', expectFirst);
});

describe('as teachers type it', () => {
  test.each([
    ['y5 w3', 'Year 5/Week 3'],
    ['year5 week3', 'Year 5/Week 3'],
    ['slides y3 w7', 'Year 3/Week 7/Slides.pdf'],
    ['worksheet year 4 week 2', 'Year 4/Week 2/Worksheet.pdf'],
    ['giraffes', 'Year 2/Week 3'],
    ['musicians', 'Year 4/Week 11'],
    ['scissors', 'Year 4/Week 15'],
    ['dessert', 'Year 6/Week 8'],
    ['stationary stationery', 'Year 6/Week 10'],
    ['squirell', 'Year 2/Week 9'],
    ['parashute', 'Year 3/Week 28'],
    ['mispell', 'Year 3/Week 8'],
    ['sissors', 'Year 4/Week 15'],
    ['yaht', 'Year 6/Week 23'],
    ['magicain', 'Year 4/Week 11'],
    ['silent k', 'Year 5/Week 20'],
    ['drop the e', 'Year 2/Week 16'],
    ['plural possession', 'Year 4/Week 16'],
    ['prefix anti', 'Year 3/Week 16'],
    ['wr words', 'Year 2/Week 7'],
    ['words from french', 'Year 6/Week 32'],
    ['double letters y4', 'Year 4/Week 29'],
    ['statutory words year 5', 'Year 5/Week 31'],
    ['sion', 'Year 4/Week 7'],
    ['words ending in le', 'Year 2/Week 8'],
    ['le endings', 'Year 2/Week 8'],
    ['gue que', 'Year 4/Week 14'],
    ['/j/', 'Year 2/Week 1'],
    ['/j/ year 2', 'Year 2/Week 1'],
  ])('%s: %s', expectFirst);
});

test.each([
  ['i before e', 'Year 5/Week 22', 5],
  // The words are on more pages of other weeks, which return to it.
  ['soft g', 'Year 2/Week 3', 20],
])('%s leads to several weeks, and %s is among the first %d', async (term, place, most) => {
  expect((await resultsFor(term)).slice(0, most).map(placeOf)).toContain(place);
});

test('weeks about single letters come before the files in a search for silent letters', async () => {
  const results = await resultsFor('silent letters');
  const weeks = ['Year 6/Week 13', 'Year 5/Week 19', 'Year 5/Week 20', 'Year 5/Week 21'];
  expect(results.slice(0, 4).map(({ type }) => type)).toEqual(weeks.map(() => 'week'));
  expect(results.slice(0, 4).map(placeOf)).toEqual(weeks);
  expect(results[4]?.type).toBe('resource');
});

test('a result by its text has the page and its sentence, with the word marked', async () => {
  const [first] = await resultsFor('bridge');
  if (first?.type !== 'resource') throw new Error('the text was not found');
  expect(first).toMatchObject({ name: 'Slides.pdf', title: '/j/ spelt -dge after short vowels' });
  expect(first.page).toBeGreaterThan(1);
  const marked = first.sentence?.filter(({ isMarked }) => isMarked).map(({ text }) => text);
  expect(marked).toEqual(['bridge']);
});

test('a name that every week has is one result for each year', async () => {
  const results = await resultsFor('slides');
  const named = results.filter((each) => each.type === 'resource' && each.page === undefined);
  expect(named).toMatchObject(
    [2, 3, 4, 5, 6].map((year) => ({ year: `Year ${year}`, name: 'Slides.pdf', weeks: 36 })),
  );
  // The group of Year 2 leads to Week 1, which is found by its text as well.
  expect(results.length).toBeGreaterThan(named.length);
});

test.each([
  ['seperate', { term: 'separate', isOnly: false }],
  ['telescoep', { term: 'telescope', isOnly: true }],
  ['Telescoep y6', { term: 'telescope y6', isOnly: true }],
  ['ocassion', { term: 'occasion', isOnly: true }],
  ['seperately', { term: 'separate', isOnly: false }],
  // No week has 'niece'; 'chief' is a word of its own beside 'chef'.
  ['neice', { term: 'nice', isOnly: true }],
  ['cheif', { term: 'chief', isOnly: true }],
  ['chief', undefined],
  ['bridge', undefined],
  ['xqzzvw', undefined],
])('the answer to %s says what was searched instead', async (term, meant) => {
  expect((await searchLibrary(needs, term)).meant).toEqual(meant);
});

test.each([
  ['year 4 week 10 unicorn', 'unicorn'],
  ['Unicorns, y4 w10', 'Unicorns'],
  ['year 4 week 10', undefined],
  ['february y4 w10', undefined],
  ['year 40 week 90 unicorn', undefined],
])('the answer to %s says which words its place does not have: %s', async (term, words) => {
  expect((await searchLibrary(needs, term)).notInPlace).toBe(words);
});

test('each week is found once by its text, however many of its resources have the word', async () => {
  const results = await resultsFor('bridge');
  const weeks = results.map((result) => ('week' in result ? `${result.year}/${result.week}` : ''));
  expect(weeks).toHaveLength(new Set(weeks).size);
});

test.each([
  '%',
  '_',
  "'",
  '& | ! :* <->',
  '\\',
  '(((',
  'مرحبا بالعالم',
  '🍏🍏',
  'a'.repeat(120),
  '"',
  '""',
])('the term %s does no harm', async (term) => {
  expect(Array.isArray(await resultsFor(term))).toBe(true);
});

async function expectFirst(term: string, place: string | undefined): Promise<void> {
  const [first] = await resultsFor(term);
  expect(first && placeOf(first)).toBe(place);
}

async function resultsFor(term: string): Promise<SearchResult[]> {
  return (await searchLibrary(needs, term)).results;
}

/** The week of a result by its text; else the place that it leads to. */
function placeOf(result: SearchResult): string {
  if (result.type === 'year') return result.year;
  const week = `${result.year}/${result.week}`;
  return result.type === 'week' || result.page !== undefined ? week : `${week}/${result.name}`;
}
