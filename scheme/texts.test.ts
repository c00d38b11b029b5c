import { describe, expect, test } from 'vitest';
import { taughtBefore, taughtIn, wordsOf } from './known-words.ts';
import { filledWord } from './makers/words/filled-word.ts';
import { SCHEME } from './scheme.ts';
import type { TeachingWeek } from './week.ts';

const WEEKS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ year, week, number: index + 1 }] : [],
  ),
);

test('the origin of a word is told once', () => {
  const words = WEEKS.map(({ week }) => week.origin.word);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test('a sentence begins with a capital, unless it begins with a word cut into parts', () => {
  const texts = WEEKS.flatMap(({ week }) => sentencesFor(week));
  expect(texts.filter((text) => /^[a-z]/u.test(text) && !/^[a-z]+-[A-Z]/u.test(text))).toEqual([]);
});

test('a rule can be read in the review of its half-term, away from the list of its week', () => {
  const bound = WEEKS.filter(({ week }) =>
    /\b(?:this list|the others|our words|this week)\b/iu.test(week.rule),
  );
  expect(bound.map(({ year, number }) => `${year.name}, week ${number}`)).toEqual([]);
});

describe('a dictation', () => {
  test('asks no word that is first taught by heart later on', () => {
    const late = WEEKS.flatMap(({ year, week, number }) => {
      const known = new Set(taughtBefore(year, number + 1));
      const later = new Set(
        WEEKS.filter((other) => other.year === year && other.number > number)
          .flatMap((other) => other.week.byHeart)
          .flatMap(({ entry }) => entry)
          .filter((word) => !known.has(word)),
      );
      const asked = week.dictation.flatMap(wordsOf).filter((word) => later.has(word));
      return asked.map((word) => `${year.name}, week ${number}: ${word}`);
    });
    expect(late).toEqual([]);
  });
});

test('a sort cannot be done by the first letter alone', () => {
  const easy = WEEKS.filter(({ week: { puzzle } }) => {
    if (puzzle.kind !== 'sort') return false;
    const [one = new Set(), other = new Set()] = puzzle.piles.map(
      ({ words }) => new Set(words.map((word) => word.charAt(0))),
    );
    // Where both have one letter, as with a prefix, it settles nothing.
    return puzzle.piles.length === 2 && (one.size === 1) !== (other.size === 1);
  });
  expect(easy.map(({ year, number }) => `${year.name}, week ${number}`)).toEqual([]);
});

test('a sort by letters leaves those letters out of its words', () => {
  const printed = WEEKS.filter(
    ({ week: { puzzle } }) =>
      puzzle.kind === 'sort' &&
      puzzle.piles.every(
        ({ label, words }) =>
          /^-?[a-z]+-?$/u.test(label) &&
          words.every((word) => word.includes(label.replaceAll('-', ''))),
      ),
  );
  expect(printed.map(({ year, number }) => `${year.name}, week ${number}`)).toEqual([]);
});

/** Words that a gap once made beside the one it was meant for; the scheme teaches none of them. */
const OTHER_WORDS = [
  'judicious',
  'specious',
  'officious',
  'regulate',
  'populate',
  'modal',
  'antilock',
];

test('a word with a gap, or a root without its prefix, makes a word in one pile only', () => {
  const words = new Set([...WEEKS.flatMap(({ week }) => taughtIn(week)), ...OTHER_WORDS]);
  const double = WEEKS.flatMap(({ year, number, week: { puzzle } }) => {
    if (puzzle.kind !== 'sort') return [];
    const labels = puzzle.piles.map(({ label }) => label);
    return puzzle.piles.flatMap(({ label, words: piled }) =>
      piled.flatMap((word) =>
        labels
          .filter((other) => other !== label && words.has(joined(word, other)))
          .map((other) => `${year.name}, week ${number}: ${word} with ${other}`),
      ),
    );
  });
  expect(double).toEqual([]);
});

/** 'regul__' with '-ar' is regular, 'lock' with 'inter-' is interlock. */
function joined(word: string, label: string): string {
  if (word.includes('_')) return filledWord(word, label);
  return /^[a-z]+-$/u.test(label) ? `${label.slice(0, -1)}${word}` : '';
}

test('the stretch of a week, which its worksheet prints, speaks to a child and keeps its answer back', () => {
  const spoken = WEEKS.filter(({ week }) =>
    /\bask\b|\bchildren\b|^let |\.\)$/iu.test(week.notes.stretch),
  );
  expect(spoken.map(({ year, number }) => `${year.name}, week ${number}`)).toEqual([]);
});

function sentencesFor({ sound, rule, exception, byHeart, origin, mistakes, notes }: TeachingWeek) {
  const { steps, say, watchFor, support, stretch } = notes;
  return [
    sound.how,
    rule,
    exception,
    origin.fact,
    say,
    watchFor,
    support,
    stretch,
    ...byHeart.map(({ hint }) => hint),
    ...mistakes.map(({ why }) => why),
    ...steps.map(({ text }) => text),
  ];
}
