import { expect, test } from 'vitest';
import { taughtBefore } from '../../known-words.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { soundsLikeAnother } from '../../words/sounds-like-another.ts';
import { exitWords } from './exit-words.ts';
import { parseGapSentence, withGap } from './gap-sentence.ts';
import { practiceWords } from './practice-words.ts';
import { byHeartWords, revisitWords } from './revisit-words.ts';
import { shuffled } from './shuffled.ts';
import { YEAR_1_WORDS } from './year-1-words.ts';

const teachingWeeks = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ year, week, number: index + 1 }] : [],
  ),
);

test('every teaching week revisits six different words that were taught before', () => {
  for (const { year, number } of teachingWeeks) {
    const words = revisitWords(year, number).map(({ word }) => word);
    expect(new Set(words).size).toBe(6);
    const known = new Set([...YEAR_1_WORDS, ...taughtBefore(year, number)]);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  }
});

test('from Year 3 on, a week revisits last year, and no word of Year 1', () => {
  for (const { year, number } of teachingWeeks.filter((item) => item.year.name !== 'Year 2')) {
    const from = revisitWords(year, number).map((item) => item.from);
    expect(from).not.toContain('Year 1');
    expect(from).toContain(`Year ${Number(year.name.slice(-1)) - 1}`);
  }
});

test('no word that sounds like another is read out alone on a Revisit or By heart slide', () => {
  const revisited = teachingWeeks.flatMap(({ year, number }) => revisitWords(year, number));
  const byHeart = SCHEME.flatMap((year) =>
    year.weeks.flatMap((week) => (week.kind === 'review' ? byHeartWords(year, week) : [])),
  );
  const words = [...revisited, ...byHeart].map(({ word }) => word);
  expect(words.filter(soundsLikeAnother)).toEqual([]);
});

test('every word of a homophone week counts as one that sounds like another', () => {
  const homophones = teachingWeeks
    .filter(({ week }) => week.pattern === 'homophones')
    .flatMap(({ week }) => week.groups.flatMap(({ words }) => words.map(plainWord)));
  expect(homophones.filter((word) => !soundsLikeAnother(word))).toEqual([]);
});

test('the exit check has five different words of the week', () => {
  for (const { week } of teachingWeeks) expect(new Set(exitWords(week)).size).toBe(5);
});

test('no word is practised twice in a row', () => {
  for (const { week } of teachingWeeks) {
    const words = practiceWords(week).map(({ notation }) => plainWord(notation));
    expect(words).toEqual([...new Set(words)]);
  }
});

test('a sentence gives its missing word and a line in its place', () => {
  expect(parseGapSentence('We hid behind the {hedge}.').word).toBe('hedge');
  expect(withGap('We hid behind the {hedge}.', '____')).toBe('We hid behind the ____.');
});

test('mixing keeps all the items and is the same each time', () => {
  const items = ['badge', 'edge', 'hedge', 'bridge', 'ridge'];
  const mixed = shuffled(items, 'seed');
  expect(mixed).not.toEqual(items);
  expect(mixed.toSorted()).toEqual(items.toSorted());
  expect(shuffled(items, 'seed')).toEqual(mixed);
});
