import { describe, expect, test } from 'vitest';
import { taughtBefore, taughtIn, wordsOf, writableIn } from './known-words.ts';
import { SCHEME } from './scheme.ts';
import { sentencesOf } from './sentences.ts';
import { YEARS_3_AND_4, YEARS_5_AND_6 } from './statutory-words.ts';
import type { ReviewWeek, TeachingWeek } from './week.ts';
import { puzzleFaults, textFaults, wordFaults } from './week-faults.ts';

const MISSING_WORD = /^[^{}]*\{[^{}]+\}[^{}]*$/u;

describe.each(SCHEME)('$name', (year) => {
  const weeks = year.weeks.map((week, index) => ({ number: index + 1, week }));
  const teaching = weeks.filter(
    (entry): entry is { number: number; week: TeachingWeek } => entry.week.kind === 'teach',
  );
  const reviews = weeks.filter(
    (entry): entry is { number: number; week: ReviewWeek } => entry.week.kind === 'review',
  );

  test('has 36 weeks, every sixth of them a review of the five before', () => {
    expect(weeks).toHaveLength(36);
    expect(reviews.map(({ number }) => number)).toEqual([6, 12, 18, 24, 30, 36]);
    for (const { number, week } of reviews) {
      expect(week.reviews).toEqual([5, 4, 3, 2, 1].map((back) => number - back));
    }
  });

  test.each(teaching)('week $number: every word carries the pattern', ({ week }) => {
    expect(wordFaults(week)).toEqual([]);
  });

  test.each(teaching)(
    'week $number: a dictation uses words of the week and of earlier weeks, and no other hard ones',
    ({ number, week }) => {
      const writable = writableIn(year, number);
      const said = week.dictation.flatMap(wordsOf);
      const unknown = said.filter(
        (word) => !writable.has(word) && !writable.has(word.replace(/s$/u, '')),
      );
      expect(unknown).toEqual([]);
      expect(
        said.filter((word) => lowerCase(taughtIn(week)).has(word)).length,
      ).toBeGreaterThanOrEqual(2);
      const isFirstOfAll = year === SCHEME[0] && number === 1;
      const earlier = lowerCase(taughtBefore(year, number));
      expect(isFirstOfAll || said.some((word) => earlier.has(word))).toBe(true);
    },
  );

  test.each(teaching)(
    'week $number: missing words are words of the week, each once',
    ({ week }) => {
      const missing = week.missingWords.map(missingWord);
      expect(missing).toHaveLength(6);
      expect(new Set(missing).size).toBe(6);
      expect(missing.filter((word) => !lowerCase(taughtIn(week)).has(word.toLowerCase()))).toEqual(
        [],
      );
    },
  );

  test.each(teaching)(
    'week $number: mistakes, puzzle and origin keep to real words of the week',
    ({ week }) => {
      const words = lowerCase(taughtIn(week));
      expect(words).toContain(week.origin.word.toLowerCase());
      expect(week.mistakes.length).toBeGreaterThanOrEqual(3);
      for (const { wrong, right } of week.mistakes) {
        expect(words).toContain(right.toLowerCase());
        expect(wrong).not.toBe(right);
      }
      expect(puzzleFaults(week)).toEqual([]);
    },
  );

  test.each(weeks)('week $number: the steps of the week take 45 minutes', ({ week }) => {
    expect(week.notes.steps.length).toBeGreaterThanOrEqual(5);
    expect(week.notes.steps.length).toBeLessThanOrEqual(9);
    expect(week.notes.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
  });

  test.each(reviews)(
    'week $number: the check asks twenty words, from each of the five weeks',
    ({ week }) => {
      const missing = week.check.map(missingWord);
      expect(new Set(missing).size).toBe(20);
      const perWeek = week.reviews.map((number) =>
        year.weeks.slice(number - 1, number).flatMap(taughtIn),
      );
      for (const words of perWeek) {
        expect(
          missing.filter((word) => lowerCase(words).has(word.toLowerCase())).length,
        ).toBeGreaterThanOrEqual(3);
      }
      expect(missing.filter((word) => !lowerCase(perWeek.flat()).has(word.toLowerCase()))).toEqual(
        [],
      );
    },
  );

  test.each(reviews)(
    'week $number: the passage uses at least five reviewed words and no unknown hard ones',
    ({ number, week }) => {
      const writable = writableIn(year, number);
      const said = week.passage.flatMap(wordsOf);
      expect(
        said.filter((word) => !writable.has(word) && !writable.has(word.replace(/s$/u, ''))),
      ).toEqual([]);
      const reviewed = lowerCase(
        week.reviews.flatMap((one) => year.weeks.slice(one - 1, one).flatMap(taughtIn)),
      );
      expect(new Set(said.filter((word) => reviewed.has(word))).size).toBeGreaterThanOrEqual(5);
      expect(week.passage.length).toBeGreaterThanOrEqual(3);
      expect(week.passage.length).toBeLessThanOrEqual(5);
    },
  );

  test.each(weeks)(
    'week $number: nothing is empty or longer than its place on the page',
    ({ week }) => {
      expect(textFaults(week)).toEqual([]);
    },
  );
});

test('every statutory entry is learnt by heart exactly once, in its two years', () => {
  expect(byHeartIn('Year 3', 'Year 4')).toEqual(YEARS_3_AND_4.toSorted());
  expect(byHeartIn('Year 5', 'Year 6')).toEqual(YEARS_5_AND_6.toSorted());
});

test('no sentence is used twice', () => {
  const sentences = SCHEME.flatMap(({ weeks }) => weeks).flatMap(sentencesOf);
  const plain = sentences.map((sentence) => sentence.toLowerCase());
  expect(plain.filter((sentence, index) => plain.indexOf(sentence) !== index)).toEqual([]);
});

function byHeartIn(...names: string[]): string[] {
  return SCHEME.filter(({ name }) => names.includes(name))
    .flatMap(({ weeks }) => weeks)
    .flatMap((week) => (week.kind === 'teach' ? week.byHeart : []))
    .map(({ entry }) => entry)
    .toSorted();
}

function missingWord(sentence: string): string {
  expect(sentence).toMatch(MISSING_WORD);
  return /\{([^{}]+)\}/u.exec(sentence)?.[1] ?? '';
}

function lowerCase(words: string[]): Set<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}
