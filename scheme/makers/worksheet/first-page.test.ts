import { expect, test } from 'vitest';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { entryOf } from '../../words/words.ts';
import { firstPageAnswers } from '../answers/first-page-answers.ts';
import { practiceWords } from '../words/practice-words.ts';
import { findWeek } from '../week-place.ts';
import { teachingGuide } from '../teacher-guide/teaching-guide.ts';
import { plainWord } from '../../marked-word.ts';
import { firstPageOf, startTitle } from './first-page.ts';
import { PRACTICE_TITLES, practicesOf } from './practice-section.ts';
import { drawTeachingWorksheet } from './teaching-worksheet.ts';

const FEWEST_KINDS = 6;
const MOST_OF_ONE = 0.37;

test.each(SCHEME)('$name begins no two worksheets running alike', (year) => {
  const pages = pagesOf(year);
  const starts = pages.map(({ page }) => page.start.kind);
  const practices = pages.map(({ page }) => page.practice);
  expect(starts.filter((kind, index) => kind === starts[index - 1])).toEqual([]);
  expect(practices.filter((kind, index) => kind === practices[index - 1])).toEqual([]);
  expect(new Set(starts).size).toBeGreaterThanOrEqual(FEWEST_KINDS);
  expect(new Set(practices)).toEqual(new Set(practicesOf(year.name)));
  for (const list of [starts, practices]) {
    for (const kind of new Set<string>(list)) {
      const share = list.filter((other) => other === kind).length / list.length;
      expect({ kind, isTooMuch: share > MOST_OF_ONE }).toEqual({ kind, isTooMuch: false });
    }
  }
});

test.each(SCHEME)(
  '$name has parts A and B of the worksheet in the guide and in the answers',
  (year) => {
    for (const { place, week, page } of pagesOf(year)) {
      // Some steps begin with it: 'Part A (Clap and cut) and the rest of part B: morning work …'
      const told = JSON.stringify(teachingGuide(place, week)).replaceAll('Part A', 'part A');
      // The puzzle of the board is told in the step that does it there.
      const isPuzzle = page.start.kind === 'sort' || page.start.kind === 'odd one out';
      expect(told).toContain(isPuzzle ? 'in part A' : `part A (${startTitle(page.start)})`);
      expect(told).toContain(`Part B (${PRACTICE_TITLES[page.practice]})`);
      const drawn = drawTeachingWorksheet(place, week).texts.map(({ text }) => text);
      expect(drawn).toContain(startTitle(page.start));
      expect(drawn).toContain(PRACTICE_TITLES[page.practice]);
      const [first, ...others] = firstPageAnswers(place, week);
      expect(first?.kind === 'text' && first.label?.startsWith('A')).toBe(true);
      const last = JSON.stringify(others.at(-1)).replaceAll(/[-|\u00B7]/gu, '');
      const words = practiceWords(week).map(({ notation }) => plainWord(notation));
      expect(words.filter((word) => !last.includes(word.replaceAll('-', '')))).toEqual([]);
    }
  },
);

/** Words that two rules of their week explain equally well. */
const WITH_TWO_RULES = new Set(['considerable']);

test('where a week teaches a choice, each of its words has a rule, and part B asks for its number', () => {
  const choices = SCHEME.flatMap(pagesOf).filter(({ week }) => week.whichRule !== undefined);
  expect(choices.length).toBeGreaterThanOrEqual(12);
  for (const { week, page } of choices) {
    expect(page.practice).toBe('rule');
    const explained = (week.whichRule ?? []).flatMap(({ words }) => words);
    const words = week.groups.flatMap((group) => group.words).map(plainWord);
    const twice = words.filter((word) => WITH_TWO_RULES.has(word));
    expect(explained.toSorted()).toEqual([...words, ...twice].toSorted());
  }
});

test('words that only an apostrophe tells apart are not left to the ear', () => {
  const heard = SCHEME.flatMap(pagesOf).filter(({ page }) => page.practice === 'fold');
  expect(heard.length).toBeGreaterThan(0);
  const possessives = heard.filter(
    ({ week }) =>
      week.pattern !== 'homophones' &&
      practiceWords(week).some(({ notation }) => /^[a-z]{4,}(?:'s|s')$/u.test(plainWord(notation))),
  );
  expect(possessives).toEqual([]);
});

test('the youngest hear a folded word twice, and in sentences only where another sounds alike', () => {
  const told = SCHEME.flatMap(pagesOf).flatMap(({ place, week, page }) =>
    page.practice === 'fold'
      ? [{ place, week, texts: drawTeachingWorksheet(place, week).texts.map(({ text }) => text) }]
      : [],
  );
  for (const { place, week, texts } of told) {
    const isTwice = place.year.name === 'Year 2' && week.pattern !== 'homophones';
    expect(texts.some((text) => text.endsWith('Your partner reads each word twice.'))).toBe(
      isTwice,
    );
    expect(texts.some((text) => text.endsWith('reads them out in sentences.'))).toBe(!isTwice);
  }
});

test('the answers to the meanings are in the order of the meanings', () => {
  const asked = SCHEME.flatMap(pagesOf).filter(({ page }) => page.practice === 'meanings');
  expect(asked.length).toBeGreaterThan(0);
  for (const { place, week } of asked) {
    const drawn = drawTeachingWorksheet(place, week).texts;
    const meanings = drawn.flatMap(({ name, page, text }) =>
      page === 1 && name.startsWith('meaning ') ? [text] : [],
    );
    const answers = JSON.stringify(firstPageAnswers(place, week).at(-1));
    const words = [...answers.matchAll(/\d+\u00A0([^;."]+)/gu)].map(([, word = '']) => word);
    expect(words.map((word) => entryOf(word).meaning)).toEqual(meanings);
  }
});

test('no worksheet asks for a word by its meaning in two parts', () => {
  const twice = SCHEME.flatMap(pagesOf).flatMap(({ place, week }) => {
    const { texts } = drawTeachingWorksheet(place, week);
    const meanings = practiceWords(week).map(({ notation }) => entryOf(notation).meaning);
    return meanings
      .filter((meaning) => texts.filter(({ text }) => text.includes(meaning)).length > 1)
      .map((meaning) => `${place.name}: ${meaning}`);
  });
  expect(twice).toEqual([]);
});

function pagesOf(year: SchoolYear) {
  return year.weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const { place } = findWeek(year.name, index + 1);
    return [{ place, week, page: firstPageOf(place) }];
  });
}
