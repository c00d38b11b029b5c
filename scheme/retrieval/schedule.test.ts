import { expect, test } from 'vitest';
import { taughtIn, wordsOf } from '../known-words.ts';
import { plainWord } from '../marked-word.ts';
import { sentencesOf } from '../sentences.ts';
import { checkWordsOf } from './check-words.ts';
import { halfTermOf } from './memory.ts';
import { SCHEDULE } from './schedule.ts';
import { WEEKS_IN_ORDER, WEEKS_IN_YEAR, yearIndexOf } from './weeks-in-order.ts';

const LAST_WEEK = WEEKS_IN_ORDER.length - 1;

/** The weeks in which a word is asked for: taught, read out, looked back at or checked. */
const ASKED = new Map<string, Set<number>>();
/** The weeks in which it is met at all, dictations included. */
const MET = new Map<string, Set<number>>();
for (const { at, week } of WEEKS_IN_ORDER) {
  const { revisit, lookBack } = SCHEDULE[at] ?? { revisit: [], lookBack: [] };
  const returning = [...revisit, ...lookBack].map(({ word }) => word);
  for (const word of [...taughtIn(week), ...checkWordsOf(week), ...returning]) {
    add(ASKED, word, at);
    add(MET, word.toLowerCase(), at);
  }
  const dictated = week.kind === 'teach' ? week.dictation : week.passage;
  for (const word of [...dictated, ...sentencesOf(week)].flatMap(wordsOf)) add(MET, word, at);
}

const BY_HEART = WEEKS_IN_ORDER.flatMap(({ at, week }) =>
  week.kind === 'teach'
    ? week.byHeart.flatMap(({ forms }) => forms.map((form) => ({ word: plainWord(form), at })))
    : [],
);

test.each([
  ['about one week', 1, 2],
  ['about three weeks', 2, 5],
  ['about eight weeks', 7, 11],
])('every word learnt by heart comes back after %s', (_when, from, to) => {
  const late = BY_HEART.filter(
    ({ word, at }) => at + to <= LAST_WEEK && !isAsked(word, at, from, to),
  );
  expect(late.map(({ word }) => word)).toEqual([]);
});

test('its first three returns are in different weeks', () => {
  const few = BY_HEART.filter(({ word, at }) => {
    const returns = [...(ASKED.get(word) ?? [])].filter((week) => week > at && week <= at + 11);
    return at + 11 <= LAST_WEEK && returns.length < 3;
  });
  expect(few.map(({ word }) => word)).toEqual([]);
});

test('every word learnt by heart comes back in the next year', () => {
  const late = BY_HEART.filter(({ word, at }) => {
    const nextYear = (yearIndexOf(at) + 1) * WEEKS_IN_YEAR;
    if (nextYear > LAST_WEEK) return false;
    return !isAsked(word, nextYear, 0, WEEKS_IN_YEAR - 1);
  });
  expect(late.map(({ word }) => word)).toEqual([]);
});

test('no word is asked in four weeks running', () => {
  const tooOften = [...ASKED].filter(([, weeks]) =>
    [...weeks].some((week) => [1, 2, 3].every((later) => weeks.has(week + later))),
  );
  expect(tooOften.map(([word]) => word)).toEqual([]);
});

test('nothing taught is never met again', () => {
  const taught = WEEKS_IN_ORDER.flatMap(({ week, at }) =>
    taughtIn(week).map((word) => ({ word, at })),
  );
  // A word that is taught twice was met again by its second teaching.
  const first = taught.filter(
    ({ word }, index) => taught.findIndex((other) => other.word === word) === index,
  );
  const forgotten = first.filter(
    ({ word, at }) => ![...(MET.get(word.toLowerCase()) ?? [])].some((week) => week > at),
  );
  expect(forgotten.map(({ word, at }) => `${word}, ${at}`)).toEqual([]);
});

test('a week brings back only words that were taught before, none twice and none that its check asks', () => {
  for (const { at, week } of WEEKS_IN_ORDER) {
    const { revisit, lookBack } = SCHEDULE[at] ?? { revisit: [], lookBack: [] };
    const words = [...revisit, ...lookBack].map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect([...revisit, ...lookBack].filter(({ taughtAt }) => taughtAt >= at)).toEqual([]);
    expect(words.filter((word) => checkWordsOf(week).includes(word))).toEqual([]);
  }
});

test('a look back asks only words of this year and the one before', () => {
  const older = WEEKS_IN_ORDER.flatMap(({ at }) =>
    (SCHEDULE[at]?.lookBack ?? []).filter(
      ({ taughtAt }) => yearIndexOf(at) - yearIndexOf(taughtAt) > 1,
    ),
  );
  expect(older).toEqual([]);
});

test('a word of a pattern comes back at most twice in a half-term', () => {
  const returns = new Map<string, number>();
  for (const { at } of WEEKS_IN_ORDER) {
    const { revisit, lookBack } = SCHEDULE[at] ?? { revisit: [], lookBack: [] };
    for (const { word, isByHeart } of [...revisit, ...lookBack]) {
      const key = `${word} in half-term ${halfTermOf(at)}`;
      if (!isByHeart) returns.set(key, (returns.get(key) ?? 0) + 1);
    }
  }
  expect([...returns].filter(([, count]) => count > 2)).toEqual([]);
});

test('no more than half of a Revisit is of one pattern', () => {
  const weeks = WEEKS_IN_ORDER.filter(({ at, week }) => at > 2 && week.kind === 'teach');
  const tooMany = weeks.filter(({ at }) => mostOfOnePattern(at) > 4);
  expect(tooMany.map(({ at }) => at)).toEqual([]);
});

const REVIEWS = WEEKS_IN_ORDER.filter(({ week }) => week.kind === 'review');

test('a review asks from before at most one word of last week and two of a pattern', () => {
  // What the scheme teaches last has no later week to come back in.
  const reviews = REVIEWS.filter(({ at }) => at < LAST_WEEK);
  const ofLastWeek = reviews.map(
    ({ at }) => (SCHEDULE[at]?.revisit ?? []).filter(({ taughtAt }) => taughtAt === at - 1).length,
  );
  expect(ofLastWeek.filter((count) => count > 1)).toEqual([]);
  expect(reviews.filter(({ at }) => mostOfOnePattern(at) > 2)).toEqual([]);
});

function mostOfOnePattern(at: number): number {
  const counts = new Map<number, number>();
  for (const { taughtAt, isByHeart } of SCHEDULE[at]?.revisit ?? []) {
    if (!isByHeart) counts.set(taughtAt, (counts.get(taughtAt) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function isAsked(word: string, at: number, from: number, to: number): boolean {
  return [...(ASKED.get(word) ?? [])].some((week) => week >= at + from && week <= at + to);
}

function add(weeks: Map<string, Set<number>>, word: string, at: number): void {
  weeks.set(word, (weeks.get(word) ?? new Set()).add(at));
}
