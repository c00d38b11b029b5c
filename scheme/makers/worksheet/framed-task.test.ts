import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { framedTask } from './framed-task.ts';

const TASKS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((_, index) => {
    const { place, week } = findWeek(name, index + 1);
    return week.kind === 'teach' ? [framedTask(place, week)] : [];
  }),
);

const FIELDS = TASKS.flatMap(({ frame }) => frame.flat());

test('every frame has a field that takes the lines left over', () => {
  expect(TASKS.filter(({ frame }) => !frame.flat().some(({ isMain }) => isMain))).toEqual([]);
});

test('reasons have the lines that are left over, and single words do not', () => {
  const reasons = FIELDS.filter(({ label }) => /^Why|^What is the same/u.test(label));
  const words = FIELDS.filter(
    ({ label }) => /words?$|spelling$/u.test(label) && label !== 'The rule in my own words',
  );
  expect(reasons).not.toEqual([]);
  expect(words).not.toEqual([]);
  expect(reasons.filter(({ isMain }) => isMain !== true)).toEqual([]);
  expect(words.filter(({ isMain }) => isMain)).toEqual([]);
});

test('a rule to write to asks for more than a word in each sentence', () => {
  const rules = TASKS.filter(({ kind }) => kind === 'paragraph');
  expect(rules).not.toEqual([]);
  expect(rules.filter(({ instruction }) => /with one of our words/u.test(instruction))).toEqual([]);
});
