import { expect, test } from 'vitest';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { entryOf } from '../../words/words.ts';
import { findWeek } from '../week-place.ts';
import { lookBackWords } from '../words/returning-words.ts';
import { likelyMistake } from './likely-mistake.ts';
import {
  LOOK_BACK_FORMATS,
  lookBackFormat,
  lookBackRow,
  sheetLookBackWords,
} from './look-back-format.ts';

const FEWEST_OF_ONE = 3;

test.each(SCHEME)(
  '$name looks back in five formats, never the same in two weeks running',
  (year) => {
    const formats = weeksOf(year).map(({ format }) => format);
    expect(formats.filter((format, index) => format === formats[index - 1])).toEqual([]);
    const rare = Object.keys(LOOK_BACK_FORMATS).filter(
      (name) => formats.filter((format) => format === name).length < FEWEST_OF_ONE,
    );
    expect(rare).toEqual([]);
  },
);

test.each(SCHEME)(
  'no row of $name that looks back tells the word, unless it is to be chosen',
  (year) => {
    for (const { words, format } of weeksOf(year)) {
      for (const word of words) {
        const { clue = '', text = '' } = lookBackRow(word, format);
        const isTold = new RegExp(`(?<![\\w'-])${word}(?![\\w-]|'\\w)`, 'u').test(
          `${clue} ${text}`,
        );
        expect({ word, isTold }).toEqual({ word, isTold: format === 'choose' });
      }
    }
  },
);

test('a sentence that looks back has a line for each letter after the first', () => {
  for (const { words } of SCHEME.flatMap(weeksOf)) {
    for (const word of words) {
      const { text = '' } = lookBackRow(word, 'sentence');
      expect([...text.matchAll(/_/gu)].length).toBe(word.replaceAll('-', '').length - 1);
    }
  }
  expect(lookBackRow('well-known', 'sentence').text).toMatch(/w(?:_\u200A?){3}-(?:_\u200A?){5}/u);
});

test('a word that looks back with gaps leaves its apostrophe out', () => {
  const words = SCHEME.flatMap(weeksOf).flatMap((week) => week.words);
  const owned = words.filter((word) => word.includes("'"));
  expect(owned.length).toBeGreaterThan(10);
  expect(owned.filter((word) => lookBackRow(word, 'finish').clue?.includes("'"))).toEqual([]);
});

test('a mistake that is shown is no right spelling', () => {
  const words = SCHEME.flatMap(weeksOf).flatMap((week) => week.words);
  expect(words.filter((word) => likelyMistake(word) === entryOf(word).word)).toEqual([]);
  expect(likelyMistake('knit')).toMatch(/^nit$/u);
});

function weeksOf(year: SchoolYear) {
  return year.weeks.flatMap((week, index) => {
    const { place } = findWeek(year.name, index + 1);
    const words = lookBackWords(place).map(({ word }) => word);
    if (week.kind === 'review' || words.length === 0) return [];
    return [{ words, format: lookBackFormat(place) }];
  });
}

test('Year 2 gives three reasons, in its first weeks too', () => {
  const asked = SCHEME.filter(({ name }) => name === 'Year 2')
    .flatMap((year) => year.weeks.map((_, index) => findWeek(year.name, index + 1).place))
    .filter((place) => lookBackWords(place).length > 0 && lookBackFormat(place) === 'choose');
  expect(asked.length).toBeGreaterThanOrEqual(FEWEST_OF_ONE);
  expect(asked.filter((place) => sheetLookBackWords(place).length !== 3)).toEqual([]);
});
