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

test('reasons have the lines that are left over, and single words do not', () => {
  for (const { frame } of TASKS) {
    const fields = frame.flat();
    expect(fields.some(({ isMain }) => isMain)).toBe(true);
    for (const { label, isMain } of fields) {
      if (/^Why|^What is the same/u.test(label))
        expect({ label, isMain }).toEqual({ label, isMain: true });
      if (/words?$|spelling$/u.test(label) && label !== 'The rule in my own words') {
        expect({ label, isMain: isMain ?? false }).toEqual({ label, isMain: false });
      }
    }
  }
});
