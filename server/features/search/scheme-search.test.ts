import { beforeAll, describe, expect, test } from 'vitest';
import { plantSchemeTexts } from '#testing/scheme-texts.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { searchLibrary } from './search.service.ts';

const db = await openTestDatabase();

/** Draws every page of the scheme, which takes most of the time. */
const PLANTED_WITHIN_MS = 300_000;

beforeAll(() => plantSchemeTexts(db), PLANTED_WITHIN_MS);

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
    ['necessary', 'Year 6/Week 20'],
    ['cemetery', 'Year 5/Week 8'],
    ['telescope', 'Year 6/Week 16'],
  ])('%s: %s', expectFirst);
});

describe('a word that is misspelt leads to the week that teaches it', () => {
  test.each([
    ['brige', 'Year 2/Week 1'],
    ['seperate', 'Year 4/Week 34'],
    ['neccesary', 'Year 5/Week 32'],
    ['accidentaly', 'Year 4/Week 1'],
    ['rythm', 'Year 6/Week 22'],
    ['recieve', 'Year 5/Week 22'],
    ['embarass', 'Year 5/Week 32'],
    ['goverment', 'Year 5/Week 34'],
    ['telescoep', 'Year 6/Week 16'],
    ['nife', 'Year 2/Week 5'],
    ['emergancy', 'Year 5/Week 10'],
  ])('%s: %s', expectFirst);
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
    ['year 5', 'Year 5'],
    ['homophones year 5', 'Year 5/Week 26'],
    ['year 3 homophones', 'Year 3/Week 29'],
    ['bridge y3', 'Year 3/Week 6'],
    ['week 1', 'Year 2/Week 1'],
    ['worksheet', 'Year 2/Week 1/Worksheet.pdf'],
  ])('%s: %s', expectFirst);
});

test('a result by its text has the page and its sentence, with the word marked', async () => {
  const [first] = await searchLibrary(db, 'bridge');
  if (first?.type !== 'resource') throw new Error('the text was not found');
  expect(first).toMatchObject({ name: 'Slides.pdf', title: '/j/ spelt -dge after short vowels' });
  expect(first.page).toBeGreaterThan(1);
  const marked = first.sentence?.filter(({ isMarked }) => isMarked).map(({ text }) => text);
  expect(marked).toEqual(['bridge']);
});

test('each week is found once by its text, however many of its resources have the word', async () => {
  const results = await searchLibrary(db, 'bridge');
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
  expect(Array.isArray(await searchLibrary(db, term))).toBe(true);
});

async function expectFirst(term: string, place: string | undefined): Promise<void> {
  const [first] = await searchLibrary(db, term);
  expect(first && placeOf(first)).toBe(place);
}

/** The week of a result by its text; else the place that it leads to. */
function placeOf(result: Awaited<ReturnType<typeof searchLibrary>>[number]): string {
  if (result.type === 'year') return result.year;
  const week = `${result.year}/${result.week}`;
  return result.type === 'week' || result.page !== undefined ? week : `${week}/${result.name}`;
}
