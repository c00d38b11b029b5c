import { expect, test } from 'vitest';
import { taughtIn, wordsOf } from '../../known-words.ts';
import { SCHEME } from '../../scheme.ts';
import { corrected, misspellingsIn, uncorrected } from './proofreading.ts';

const WEEKS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ week, name: `${year.name}, week ${index + 1}` }] : [],
  ),
);
const FEWEST_MISTAKES = 4;
/** Sentences that share more are one story told twice, and the first shows how the words of the second are spelt. */
const MOST_SHARED = { inARow: 3, inAll: 2 };
/** The words of a week are few, so both use some of them; with more of them they would tell the same. */
const MOST_OF_A_SENTENCE = 0.7;
const SMALL = new Set(
  'a an the of to in on at is are was were it its and or for we i you he she they my our your his her their that this with as be so has have had not but by from if when will can up out do did does no one two us me him them then than into after before very what who would could should'.split(
    ' ',
  ),
);
const FEWEST_LETTERS = 4;
const FREQUENT = new Set(
  'about after been before could every from have here into just like made must never only other some than that their them then there they this time very were what when which with would your'.split(
    ' ',
  ),
);

test.each(WEEKS)(
  '$name: the paragraph has three to five sentences and at least four mistakes',
  ({ week }) => {
    expect(week.proofreading.length).toBeGreaterThanOrEqual(3);
    expect(week.proofreading.length).toBeLessThanOrEqual(5);
    expect(misspellingsIn(week.proofreading).length).toBeGreaterThanOrEqual(FEWEST_MISTAKES);
    expect(week.proofreading.filter((sentence) => !/^[{A-Z].*[.?!]$/u.test(sentence))).toEqual([]);
  },
);

test.each(WEEKS)(
  '$name: every mistake is a word of the week, and no answer can be read off the paragraph',
  ({ week }) => {
    const taught = new Set(taughtIn(week).map((word) => word.toLowerCase()));
    const mistakes = misspellingsIn(week.proofreading);
    expect(mistakes.filter(({ right }) => !taught.has(right.toLowerCase()))).toEqual([]);
    expect(mistakes.filter(({ wrong, right }) => wrong === right)).toEqual([]);
    const rest = wordsOf(week.proofreading.join(' ').replaceAll(/\{.*?\}/gu, ' '));
    expect(mistakes.filter(({ right }) => rest.includes(right.toLowerCase()))).toEqual([]);
    const rights = mistakes.map(({ right }) => right.toLowerCase());
    expect(new Set(rights).size).toBe(rights.length);
  },
);

test.each(WEEKS)('$name: the paragraph does not tell the dictation again', ({ week }) => {
  const told = week.proofreading.map((sentence) =>
    wordsOf(sentence.replaceAll(/\{.*?=(.*?)\}/gu, '$1')),
  );
  const alike = week.dictation
    .map(wordsOf)
    .flatMap((dictated) =>
      told
        .filter(
          (sentence) =>
            longestRun(sentence, dictated) > MOST_SHARED.inARow ||
            shared(sentence, dictated).length > MOST_SHARED.inAll,
        )
        .map((sentence) => [dictated.join(' '), sentence.join(' ')]),
    );
  expect(alike).toEqual([]);
});

test.each(WEEKS)(
  '$name: no dictated sentence can be put together from the paragraph',
  ({ week }) => {
    const told = new Set(
      wordsOf(week.proofreading.join(' ').replaceAll(/\{[^{}=]*=([^{}]*)\}/gu, '$1')),
    );
    const retold = week.dictation.filter((sentence) => {
      const telling = [...new Set(wordsOf(sentence))].filter((word) => !SMALL.has(word));
      const known = telling.filter((word) => told.has(word)).length;
      return known > MOST_SHARED.inAll && known / telling.length > MOST_OF_A_SENTENCE;
    });
    expect(retold).toEqual([]);
  },
);

function shared(one: string[], other: string[]): string[] {
  const telling = one.filter((word) => word.length >= FEWEST_LETTERS && !FREQUENT.has(word));
  return [...new Set(telling)].filter((word) => other.includes(word));
}

function longestRun(one: string[], other: string[]): number {
  const runs = one.flatMap((_, start) =>
    other.map((_word, from) => {
      let length = 0;
      while (start + length < one.length && one[start + length] === other[from + length]) {
        length += 1;
      }
      return length;
    }),
  );
  return Math.max(...runs);
}

test('a paragraph is read with its mistakes, and put right with the words standing out', () => {
  const sentences = ['We crossed the {brige=bridge}.', 'A {hej=hedge} was in the way.'];
  expect(uncorrected(sentences)).toBe('We crossed the brige. A hej was in the way.');
  expect(corrected(sentences, { font: 'readingBold' })).toEqual([
    { text: 'We crossed the ' },
    { text: 'bridge', font: 'readingBold' },
    { text: '. A ' },
    { text: 'hedge', font: 'readingBold' },
    { text: ' was in the way.' },
  ]);
});
