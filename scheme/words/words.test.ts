import { describe, expect, test } from 'vitest';
import { plainWord } from '../marked-word.ts';
import { SCHEME } from '../scheme.ts';
import { sentencesOf } from '../sentences.ts';
import { missingWords, notationsIn, taughtWords } from './missing-words.ts';
import { entryFaults, LIMITS_YEARS_2_AND_3, LIMITS_YEARS_4_TO_6 } from './word-faults.ts';
import { ENTRIES, entryOf } from './words.ts';

const ALL = ENTRIES.flatMap(({ year, entries }) => entries.map((entry) => ({ year, entry })));

describe.each(ENTRIES)('$year', ({ year, entries }) => {
  test('has an entry for every word it teaches first', () => {
    expect(missingFrom(year)).toEqual([]);
  });

  test('has entries only for words that it teaches first', () => {
    const taught = new Set(
      taughtWords()
        .filter((item) => item.year === year)
        .map(({ word }) => word),
    );
    const others = entries.map(({ word }) => plainWord(word)).filter((word) => !taught.has(word));
    expect(others).toEqual([]);
  });

  test('has meanings, sentences and parts that keep the rules of WRITING.md', () => {
    const isEarly = year === 'Year 2' || year === 'Year 3';
    const limits = isEarly ? LIMITS_YEARS_2_AND_3 : LIMITS_YEARS_4_TO_6;
    expect(entries.flatMap((entry) => entryFaults(entry, limits))).toEqual([]);
  });
});

test('a word has one entry', () => {
  expect(repeated(ALL.map(({ entry }) => plainWord(entry.word)))).toEqual([]);
});

test('two words never share a meaning', () => {
  expect(repeated(ALL.map(({ entry }) => entry.meaning))).toEqual([]);
});

test('no sentence is used twice, neither here nor in a week', () => {
  const own = ALL.map(({ entry }) => entry.sentence);
  const inWeeks = SCHEME.flatMap(({ weeks }) => weeks).flatMap(sentencesOf);
  const ofWeeks = new Set(inWeeks.map((sentence) => sentence.toLowerCase()));
  expect(repeated(own)).toEqual([]);
  expect(own.filter((sentence) => ofWeeks.has(sentence.toLowerCase()))).toEqual([]);
});

test('a word has its syllables in its entry alone, and weeks mark only their pattern', () => {
  const shown = SCHEME.flatMap(({ weeks }) => weeks).flatMap(notationsIn);
  expect(shown.filter((notation) => notation.includes('|'))).toEqual([]);
  expect(entryOf('repeti[tious]').word).toMatch(/^rep\|e\|ti\|/u);
});

function missingFrom(year: string): string[] {
  return missingWords(year).map((item) => `Week ${item.week}: ${item.word}`);
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
