import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { firstPageAnswers } from './first-page-answers.ts';

test('a word is cut with a dot or with its own hyphen, never with both', () => {
  const answers = SCHEME.flatMap(({ name, weeks }) =>
    weeks.flatMap((_, index) => {
      const { place, week } = findWeek(name, index + 1);
      return week.kind === 'teach' ? JSON.stringify(firstPageAnswers(place, week)) : [];
    }),
  );
  expect(answers.filter((text) => /-\u00B7|\u00B7-/u.test(text))).toEqual([]);
});
