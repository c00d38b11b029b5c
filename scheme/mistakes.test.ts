import { expect, test } from 'vitest';
import { weekActivities } from './makers/activities/week-activities.ts';
import { findWeek } from './makers/week-place.ts';
import { likelyMistakes } from './makers/worksheet/likely-mistake.ts';
import { sentenceWith } from './makers/words/sentence-for-mistake.ts';
import { SCHEME } from './scheme.ts';
import { isAmericanSpelling } from './words/american-spelling.ts';
import { REAL_WORDS } from './words/real-words.ts';
import { WORDS } from './words/words.ts';

const WEEKS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ name: year.name, number: index + 1, week }] : [],
  ),
);
const OLDEST = WEEKS.filter(({ name }) => ['Year 5', 'Year 6'].includes(name));

test('every mistake has a sentence to stand in', () => {
  const bare = WEEKS.flatMap(({ name, number, week }) =>
    week.mistakes
      .filter(({ wrong, right }) => sentenceWith(week, right, wrong) === undefined)
      .map(({ right }) => `${name}, week ${number}: ${right}`),
  );
  expect(bare).toEqual([]);
});

test('no slip is right in America, or a word by chance; a week tells such a mistake with its reason', () => {
  const told = new Set(WEEKS.flatMap(({ week }) => week.mistakes.map(({ wrong }) => wrong)));
  const slips = [...WORDS.keys()].flatMap(likelyMistakes).filter((slip) => !told.has(slip));
  const right = slips.filter(
    (slip) => isAmericanSpelling(slip) || ['beer', 'donut', 'spacial'].includes(slip),
  );
  expect(right).toEqual([]);
});

test('the board shows the oldest no misspelt word by itself', () => {
  const bare = OLDEST.flatMap(({ name, number }) => {
    const { mistakes } = weekActivities(findWeek(name, number).place);
    if (mistakes.paragraph !== undefined) return [];
    const prompts = mistakes.items.map(({ prompt }) => prompt);
    return prompts.filter((prompt) => !/^[A-Z].+ .+[.?!]$/u.test(prompt));
  });
  expect(bare).toEqual([]);
});

test('up to Year 4 most mistakes of a week of homophones are words in the wrong sentence', () => {
  const younger = WEEKS.filter((one) => !OLDEST.includes(one));
  const few = younger
    .filter(({ week }) => week.pattern === 'homophones')
    .flatMap(({ name, number, week }) => {
      const twins = week.mistakes.filter(({ wrong }) => REAL_WORDS.has(wrong));
      return twins.length < 3 ? [`${name}, week ${number}: ${twins.length}`] : [];
    });
  expect(few).toEqual([]);
});
