import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { fitAlike } from '../../words/fitting-alike.ts';
import { findWeek } from '../week-place.ts';
import { gapSentences } from '../worksheet/gap-sentences.ts';
import { supportSentences } from '../worksheet/support-words.ts';
import { parseGapSentence } from './gap-sentence.ts';
import { givenLetters } from './given-letters.ts';
import { practiceWords } from './practice-words.ts';

test.each(SCHEME)(
  'where two words of a week of $name fit a gap, its first letters are on the sheet',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const without: string[] = [];
    for (const [index, week] of weeks.entries()) {
      if (week.kind === 'review') continue;
      const { place } = findWeek(name, index + 1);
      const words = practiceWords(week).map(({ notation }) => plainWord(notation));
      const sheets = [
        { sentences: gapSentences(place, week), sheet: drawn[index]?.worksheet },
        { sentences: supportSentences(place, week), sheet: drawn[index]?.['support worksheet'] },
      ];
      for (const { sentences, sheet } of sheets) {
        const texts = sheet?.texts.map(({ text }) => text) ?? [];
        // In some weeks a crossword stands in their place.
        if (!texts.includes('Missing words')) continue;
        for (const sentence of sentences) {
          const { before, word, after } = parseGapSentence(sentence);
          const given = givenLetters(week, word);
          const shown = texts.find((text) => text.startsWith(before) && text.endsWith(after));
          const isBegun = shown?.startsWith(`${before}${given}_`) === true;
          const rivals = words.filter((other) => fitAlike(word, other));
          // 'Forward' is the start of forwards: its sentence leaves one possible.
          const isStart = rivals.every((other) => other.startsWith(word));
          if (!isBegun || (given === '' && !isStart)) without.push(`${index + 1}: ${word}`);
        }
      }
    }
    expect(without).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

test('as many letters are given as tell the words apart', () => {
  const given = (year: string, number: number, word: string) => {
    const week = SCHEME.find(({ name }) => name === year)?.weeks[number - 1];
    return week?.kind === 'teach' ? givenLetters(week, word) : undefined;
  };
  expect(given('Year 2', 2, 'huge')).toBe('h');
  expect(given('Year 2', 26, 'argument')).toBe('ar');
  expect(given('Year 6', 22, 'rhythm')).toBe('rhyt');
  expect(given('Year 2', 8, 'apple')).toBe('');
});
