import { expect, test } from 'vitest';
import { SCHEME } from '../scheme.ts';
import { findWeek } from '../makers/week-place.ts';
import { joinableWords } from '../makers/activities/joinable-words.ts';
import { weekActivities } from '../makers/activities/week-activities.ts';
import { joinOf } from './joins.ts';

test.each([
  ['ignor=ignore|ance', 'the e drops out before a vowel'],
  ['comfortab=comfortable|ly', 'the le drops out before -ly'],
  ['inferr=infer|ed', 'the root is stressed at its end: the r doubles before a vowel'],
  ['marvell=marvel|ous', 'the l doubles before a vowel'],
  ['glori=glory|ous', 'the y turns to i'],
  ['permiss=permit|ion', 'the t turns to ss'],
  ['expect|ancy', 'nothing changes'],
])('in %s %s', (morphemes, told) => {
  expect(joinOf(morphemes)?.told).toBe(told);
});

test.each(['disastr=disaster|ous', 'explan=explain|ation', 'village', 'sincer=sincere|ly'])(
  '%s has no join that a rule tells',
  (morphemes) => {
    expect(joinOf(morphemes)).toBeUndefined();
  },
);

test('what is taken from a root and put in gives the word', () => {
  const items = SCHEME.flatMap((year) =>
    year.weeks.flatMap((week, index) => {
      if (week.kind === 'review') return [];
      const { place } = findWeek(year.name, index + 1);
      return [...joinableWords(place, week), ...weekActivities(place).parts.items];
    }),
  ).filter(({ join }) => join !== undefined);
  expect(items.length).toBeGreaterThan(100);
  const wrong = items.filter(({ join, answer }) => addedUp(join?.steps ?? []) !== answer);
  expect(wrong).toEqual([]);
});

function addedUp(steps: { letters: string; does: string }[]): string {
  return steps.reduce(
    (word, { letters, does }) =>
      does === 'goes' ? word.slice(0, -letters.length) : word + letters,
    '',
  );
}
