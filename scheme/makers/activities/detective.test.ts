import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { weekActivities } from './week-activities.ts';

const CLUES = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const { meanings, stretch, onPaper } = weekActivities(findWeek(year.name, index + 1).place);
    return [meanings, stretch, ...onPaper.clues]
      .filter(({ kind }) => kind === 'detective')
      .flatMap(({ items, onPaper: more = items }) => [...items, ...more]);
  }),
);

test('a hidden word stands in quotation marks, so that no clue reads as another sentence', () => {
  const hiding = CLUES.filter(({ prompt }) => prompt.includes('hiding'));
  expect(hiding.length).toBeGreaterThan(0);
  const plain = hiding.filter(
    ({ prompt }) => !/the word "[a-z]+" is hiding in me\.$/u.test(prompt),
  );
  expect(plain).toEqual([]);
});

test('no clue counts the syllables of a word that people clap in two ways', () => {
  const unsure = /^(?:hour|every\w*|different|family|favourite|interest\w*|chocolate|business)$/u;
  const asked = CLUES.filter(({ answer }) => unsure.test(answer));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ prompt }) => prompt.includes('syllable'))).toEqual([]);
});

test('a word with an apostrophe is told by its meaning, and a short form is not said to mean one', () => {
  const marked = CLUES.filter(({ answer }) => answer.includes("'"));
  expect(marked.length).toBeGreaterThan(0);
  const other = marked.filter(
    ({ prompt }) => !/^I begin with \w and (?:am short for|mean: (?!short for)) ?/u.test(prompt),
  );
  expect(other).toEqual([]);
});
