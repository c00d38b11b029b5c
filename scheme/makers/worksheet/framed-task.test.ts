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

test('a task that finds a family, an odd one out, clues or a text has a model answer', () => {
  const open = TASKS.filter(({ kind }) =>
    ['family', 'odd one out', 'clues', 'paragraph'].includes(kind),
  );
  expect(open.filter(({ answer }) => !/For example|It could begin/u.test(answer))).toEqual([]);
});

test('a word is named whose family is to be found, and the model does not give its own spelling alone', () => {
  const families = TASKS.filter(({ kind }) => kind === 'family');
  expect(families.length).toBeGreaterThan(10);
  for (const { instruction, answer } of families) {
    const [, word = ''] = /^Find the family of (\S+) in/u.exec(instruction) ?? [];
    const [, relatives = ''] = /^For example, \S+: ([^.]+)\./u.exec(answer) ?? [];
    expect(relatives.split(', ').filter((one) => one !== word).length).toBeGreaterThanOrEqual(2);
  }
});

test('no two boxes of a task say the same', () => {
  const twice = TASKS.filter(({ frame }) => {
    const labels = frame.flat().map(({ label }) => label.replace(/^More of/u, 'Words of'));
    return new Set(labels).size < labels.length && !labels.includes('Its clue');
  });
  expect(twice).toEqual([]);
});

test('where a week practises the paper of the test, no rule for new words is explained', () => {
  const { place, week } = findWeek('Year 6', 29);
  if (week.kind === 'review') throw new Error('Week 29 is a week of teaching.');
  expect(week.focus).toMatch(/^test practice/u);
  expect(framedTask(place, week).kind).not.toBe('explain');
});
