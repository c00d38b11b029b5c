import { expect, test } from 'vitest';
import { wordsOf } from './known-words.ts';
import { weekActivities } from './makers/activities/week-activities.ts';
import { findWeek } from './makers/week-place.ts';
import { misspellingsIn } from './makers/words/proofreading.ts';
import { likelyMistakes } from './makers/worksheet/likely-mistake.ts';
import { sentenceWith } from './makers/words/sentence-for-mistake.ts';
import { hasWord } from './makers/worksheet/has-word.ts';
import { stretchProofreading } from './makers/worksheet/stretch-proofreading.ts';
import { SCHEME } from './scheme.ts';
import { isAmericanSpelling } from './words/american-spelling.ts';
import { REAL_WORDS } from './words/real-words.ts';
import { entryOf, WORDS } from './words/words.ts';

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

/** Put in the place of each mistake, so that its own line cannot give it away. */
const GAP = '____';

test('no line with a mistake gives away the word that another line asks for', () => {
  const given = WEEKS.flatMap(({ name, number, week }) => {
    const lines = week.mistakes.map(({ right }) => ({
      right,
      line: sentenceWith(week, right, GAP) ?? '',
    }));
    const stretch = stretchProofreading(findWeek(name, number).place, week)?.sentences ?? [];
    const ofStretch = stretch.flatMap((sentence) =>
      misspellingsIn([sentence]).map(({ right }) => ({
        right,
        line: sentence.replaceAll(/\{[^{}]+\}/gu, GAP),
      })),
    );
    return [...givenAway(lines), ...givenAway(ofStretch)].map(
      (fault) => `${name}, week ${number}: ${fault}`,
    );
  });
  expect(given).toEqual([]);
});

function givenAway(lines: { right: string; line: string }[]): string[] {
  return lines.flatMap(({ line }) =>
    lines.filter(({ right }) => hasWord(line, right)).map(({ right }) => `${line} (${right})`),
  );
}

test('no line with a mistake is torn from the story of its week', () => {
  const torn = WEEKS.flatMap(({ name, number, week }) => {
    const story = new Set(
      week.proofreading.map((one) => one.replaceAll(/\{[^{}=]+=([^{}]+)\}/gu, '$1')),
    );
    return week.mistakes
      .filter(({ right }) => story.has(sentenceWith(week, right, right) ?? ''))
      .map(({ right }) => `${name}, week ${number}: ${right}`);
  });
  expect(torn).toEqual([]);
});

test('words that sound alike are put right in other sentences than those that taught them', () => {
  const taught = WEEKS.filter(({ week }) => week.pattern === 'homophones').flatMap(
    ({ name, number, week }) => {
      if (weekActivities(findWeek(name, number).place).mistakes.paragraph !== undefined) return [];
      return week.mistakes
        .filter(({ right }) => sentenceWith(week, right, right) === entryOf(right).sentence)
        .map(({ right }) => `${name}, week ${number}: ${right}`);
    },
  );
  expect(taught).toEqual([]);
});

const MOST_WORDS = { younger: 12, oldest: 16 } as const;

test('the own sentence of a mistake has its word once, and no more words than its year can hold', () => {
  const faults = WEEKS.flatMap(({ name, week }) =>
    week.mistakes.flatMap(({ right, sentence }) => {
      if (sentence === undefined) return [];
      const words = wordsOf(sentence);
      const most = ['Year 2', 'Year 3'].includes(name) ? MOST_WORDS.younger : MOST_WORDS.oldest;
      const count = words.filter((word) => word === right.toLowerCase()).length;
      const isSentence = /^[A-Z].+[.?!]$/u.test(sentence);
      return count === 1 && words.length <= most && isSentence ? [] : [sentence];
    }),
  );
  expect(faults).toEqual([]);
});
