import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { fitAlike } from '../../words/fitting-alike.ts';
import { findWeek } from '../week-place.ts';
import { gapSentences } from '../worksheet/gap-sentences.ts';
import { supportBank, supportSentences } from '../worksheet/support-words.ts';
import { parseGapSentence } from './gap-sentence.ts';
import { givenLetters } from './given-letters.ts';
import { lettersBeforeMarks } from './letters-before-marks.ts';
import { practiceWords } from './practice-words.ts';

test.each(SCHEME)(
  'where two words of a week of $name fit a gap, the sheet tells them apart without a letter to watch',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const without: string[] = [];
    for (const [index, week] of weeks.entries()) {
      if (week.kind === 'review') continue;
      const { place } = findWeek(name, index + 1);
      const words = practiceWords(week).map(({ notation }) => plainWord(notation));
      const sheets = [
        { sentences: gapSentences(place, week), sheet: drawn[index]?.worksheet },
        {
          sentences: supportSentences(place, week),
          sheet: drawn[index]?.['support worksheet'],
          bank: supportBank(place, week),
        },
      ];
      for (const { sentences, sheet, bank } of sheets) {
        const texts = sheet?.texts.map(({ text }) => text) ?? [];
        // In some weeks a crossword stands in their place.
        if (!texts.includes('Missing words')) continue;
        for (const sentence of sentences) {
          const { before, word, after } = parseGapSentence(sentence);
          const rivals = (bank ?? words).filter(
            (other) => fitAlike(word, other) && !other.startsWith(word),
          );
          const given = givenLetters(week, word, bank);
          const shown = texts.find((text) => text.startsWith(before) && text.endsWith(after));
          const isShown =
            shown?.startsWith(`${before}${given.start}_`) === true &&
            shown.endsWith(`_${given.end}${lengthTold(given)}${after}`);
          const known = words.includes(word) ? word : word.toLowerCase();
          const most = Math.max(1, lettersBeforeMarks([week], known));
          const isTold = rivals.every((rival) => !fitsGiven(rival, given));
          if (!isShown || !isTold || given.start.length > most)
            without.push(`${index + 1}: ${word}`);
        }
      }
    }
    expect(without).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

test('no length is told where the word bank has no other word with that beginning', () => {
  const { place, week } = findWeek('Year 2', 25);
  if (week.kind === 'review') throw new Error('Week 25 is no review.');
  expect(givenLetters(week, 'usual')).toHaveProperty('length');
  expect(givenLetters(week, 'usual', supportBank(place, week))).toEqual({ start: 'u', end: '' });
});

type Given = ReturnType<typeof givenLetters>;

function lengthTold({ length }: Given): string {
  return length === undefined ? '' : ` (${length} letters)`;
}

function fitsGiven(word: string, { start, end, length = word.length }: Given): boolean {
  return word.startsWith(start.toLowerCase()) && word.endsWith(end) && word.length === length;
}

test('as many letters are given as tell the words apart, or else the length or the last letter', () => {
  const given = (year: string, number: number, word: string) => {
    const week = SCHEME.find(({ name }) => name === year)?.weeks[number - 1];
    return week?.kind === 'teach' ? givenLetters(week, word) : undefined;
  };
  expect(given('Year 2', 2, 'huge')).toEqual({ start: 'h', end: '' });
  expect(given('Year 2', 26, 'argument')).toEqual({ start: 'ar', end: '' });
  expect(given('Year 4', 1, 'accidentally')).toEqual({ start: 'a', end: '', length: 12 });
  expect(given('Year 4', 32, 'guard')).toEqual({ start: 'g', end: 'd' });
  expect(given('Year 2', 8, 'apple')).toEqual({ start: '', end: '' });
});
