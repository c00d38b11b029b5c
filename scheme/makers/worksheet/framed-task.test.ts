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

const SINGLE_WORDS = /^(?!.*own words).*(?:words?|spelling)$/u;

test('reasons have the lines that are left over, and single words do not', () => {
  for (const { frame } of TASKS) {
    const fields = frame.flat();
    const labelsOf = (isMain: boolean) =>
      fields.filter((field) => (field.isMain ?? false) === isMain).map(({ label }) => label);
    expect(labelsOf(true)).not.toEqual([]);
    expect(labelsOf(true).filter((label) => SINGLE_WORDS.test(label))).toEqual([]);
    expect(labelsOf(false).filter((label) => /^(?:Why|What is the same)/u.test(label))).toEqual([]);
  }
});
