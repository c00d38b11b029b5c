import { expect, test } from 'vitest';
import { taughtBefore } from '../../known-words.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEDULE } from '../../retrieval/schedule.ts';
import { WEEKS_IN_ORDER } from '../../retrieval/weeks-in-order.ts';
import { SCHEME } from '../../scheme.ts';
import { soundsLikeAnother } from '../../words/sounds-like-another.ts';
import { findWeek } from '../week-place.ts';
import { exitWords } from './exit-words.ts';
import { parseGapSentence, withGap } from './gap-sentence.ts';
import { practiceWords } from './practice-words.ts';
import { lookBackWords, revisitWords } from './returning-words.ts';
import { shuffled } from './shuffled.ts';
import { YEAR_1_WORDS } from './year-1-words.ts';

const weeks = SCHEME.flatMap((year) =>
  year.weeks.map((week, index) => ({ year, week, number: index + 1 })),
);
const teachingWeeks = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ year, week, number: index + 1 }] : [],
  ),
);

test('every teaching week revisits eight different words that were taught before, a review ten', () => {
  for (const { year, week, number } of weeks) {
    const words = revisitWords({ year, number }).map(({ word }) => word);
    expect(new Set(words).size).toBe(week.kind === 'teach' ? 8 : 10);
    const known = new Set([...YEAR_1_WORDS.map(({ word }) => word), ...taughtBefore(year, number)]);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  }
});

test('from Year 3 on, a week brings back last year, and no word of Year 1', () => {
  for (const { year, number } of teachingWeeks.filter((item) => item.year.name !== 'Year 2')) {
    const from = [...revisitWords({ year, number }), ...lookBackWords({ year, number })].map(
      (item) => item.from,
    );
    expect(from).not.toContain('Year 1');
    expect({ year: year.name, number, from }).toMatchObject({
      from: expect.arrayContaining([`Year ${Number(year.name.slice(-1)) - 1}`]),
    });
  }
});

test('a review mixes the words from before, whether learnt by heart or by pattern', () => {
  const reviews = WEEKS_IN_ORDER.filter(({ week }) => week.kind === 'review');
  const inBlocks = reviews.filter(({ at, year, number }) => {
    const isByHeart = new Map(
      SCHEDULE[at]?.revisit.map((taught) => [taught.word, taught.isByHeart]),
    );
    const { place } = findWeek(year, number);
    const kinds = revisitWords(place).map(({ word }) => isByHeart.get(word));
    const changes = kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
    return new Set(kinds).size === 2 && changes < 2;
  });
  expect(inBlocks).toEqual([]);
});

test('no word is read out alone: each has a sentence with the word in it', () => {
  const revisited = weeks.flatMap(({ year, number }) => revisitWords({ year, number }));
  const alone = revisited.filter(({ word, sentence }) => !sentence.includes(word));
  expect(alone).toEqual([]);
});

test('every word of a homophone week counts as one that sounds like another', () => {
  const homophones = teachingWeeks
    .filter(({ week }) => week.pattern === 'homophones')
    .flatMap(({ week }) => week.groups.flatMap(({ words }) => words.map(plainWord)));
  expect(homophones.filter((word) => !soundsLikeAnother(word))).toEqual([]);
});

test('the exit check has five different words of the week', () => {
  for (const { week } of teachingWeeks)
    expect(new Set(exitWords(week).map(({ word }) => word)).size).toBe(5);
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
