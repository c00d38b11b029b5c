import { describe, expect, test } from 'vitest';
import { asSpoken } from './makers/words/gap-sentence.ts';
import { misspellingsIn } from './makers/words/proofreading.ts';
import { YEAR_1_WORDS } from './makers/words/year-1-words.ts';
import { endWords, startWords } from './makers/year-pack/test-words.ts';
import { SCHEME } from './scheme.ts';
import { sentencesOf } from './sentences.ts';
import type { Week } from './week.ts';
import { ENTRIES } from './words/words.ts';

/** As many words running make two sentences too much alike. */
const WORDS_RUNNING = 6;
const MOST = { words: 16, letters: 85 };

const TESTS = SCHEME.flatMap(({ name, testSentences: { start, end } }) => [
  { test: `${name}, start`, sentences: start },
  { test: `${name}, end`, sentences: end },
]);
const SENTENCES = TESTS.flatMap(({ sentences }) => sentences);

test('no sentence of a test is one of another test or has been heard or read in a week', () => {
  const known = new Set(
    [
      ...ENTRIES.flatMap(({ entries }) => entries.map(({ sentence }) => sentence)),
      ...YEAR_1_WORDS.map(({ sentence }) => sentence),
      ...SCHEME.flatMap(({ weeks }) => weeks.flatMap(textsOf)),
    ].flatMap(runsOf),
  );
  const shared = SENTENCES.filter((sentence, index) => {
    const others = new Set(SENTENCES.filter((_, other) => other !== index).flatMap(runsOf));
    return runsOf(sentence).some((run) => known.has(run) || others.has(run));
  });
  expect(shared).toEqual([]);
});

test.each(SCHEME)(
  'the tests of $name have a sentence for each of their words and no other',
  (year) => {
    for (const [sentences, words] of [
      [year.testSentences.start, startWords(year)],
      [year.testSentences.end, endWords(year)],
    ] as const) {
      const asked = words.map(({ word }) => word);
      expect(sentences.map((one) => asSpoken(one).word).toSorted()).toEqual(asked.toSorted());
    }
  },
);

test('the first Revisit has no word of the test for the start of Year 2', () => {
  const asked = new Set(TESTS[0]?.sentences.map((one) => asSpoken(one).word));
  expect(asked.size).toBe(20);
  expect(YEAR_1_WORDS.filter(({ word }) => asked.has(word))).toEqual([]);
});

describe.each(TESTS)('$test', ({ sentences }) => {
  const words = sentences.map((one) => asSpoken(one).word);

  test('has each word once, and in no other sentence of its sheet', () => {
    for (const word of words) {
      const having = sentences.filter((one) => wordsIn(one).includes(word.toLowerCase()));
      expect({ word, having: having.length }).toEqual({ word, having: 1 });
    }
  });

  test('has short sentences that do not begin with the gap', () => {
    const faults = sentences.filter(
      (one) =>
        one.startsWith('{') ||
        wordsIn(one).length > MOST.words ||
        asSpoken(one).sentence.length > MOST.letters,
    );
    expect(faults).toEqual([]);
  });
});

function textsOf(week: Week): string[] {
  const told = week.kind === 'teach' ? week.proofreading : [];
  const mended = told.map((one) =>
    misspellingsIn([one]).reduce(
      (text, { wrong, right }) => text.replace(`{${wrong}=${right}}`, right),
      one,
    ),
  );
  return [...sentencesOf(week), ...mended];
}

/** Every run of so many words; the whole sentence where it is shorter. */
function runsOf(sentence: string): string[] {
  const words = wordsIn(sentence);
  const starts = Math.max(1, words.length - WORDS_RUNNING + 1);
  return Array.from({ length: starts }, (_, start) =>
    words.slice(start, start + WORDS_RUNNING).join(' '),
  );
}

function wordsIn(sentence: string): string[] {
  return sentence.toLowerCase().match(/[a-z]+(?:['-][a-z]+)*'?/gu) ?? [];
}
