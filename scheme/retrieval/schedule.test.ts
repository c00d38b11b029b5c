import { expect, test } from 'vitest';
import { taughtIn, wordsOf } from '../known-words.ts';
import { plainWord } from '../marked-word.ts';
import { sentencesOf } from '../sentences.ts';
import { checkWordsOf } from './check-words.ts';
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

test.each([
  ['no word that was taught three years ago', 3, 20],
  ['no word of three letters or fewer that was taught two years ago', 2, 3],
])('a look back asks %s', (_what, years, letters) => {
  const asked = WEEKS_IN_ORDER.flatMap(({ at }) =>
    (SCHEDULE[at]?.lookBack ?? []).filter(
      ({ taughtAt }) => yearIndexOf(at) - yearIndexOf(taughtAt) >= years,
    ),
  );
  expect(asked.filter(({ word }) => word.length <= letters)).toEqual([]);
});

function isAsked(word: string, at: number, from: number, to: number): boolean {
  return [...(ASKED.get(word) ?? [])].some((week) => week >= at + from && week <= at + to);
}

function add(weeks: Map<string, Set<number>>, word: string, at: number): void {
  weeks.set(word, (weeks.get(word) ?? new Set()).add(at));
}
