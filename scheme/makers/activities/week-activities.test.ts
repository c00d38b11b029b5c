import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import type { Activity } from './activity.ts';
import { wordLadder } from './word-ladder.ts';
import { weekActivities, type WeekActivities } from './week-activities.ts';

const WEEKS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'teach'
      ? [{ focus: week.focus, ...weekActivities(findWeek(year.name, index + 1).place) }]
      : [],
  ),
);
const PARTS = WEEKS.map(({ parts }) => parts);

const FEWEST_KINDS = 10;

const SLOTS = ['parts', 'meanings', 'mistakes'] as const;

test.each(SCHEME)(
  '$name has at least ten kinds of activity, and hardly ever the same in two weeks running',
  (year) => {
    const weeks = year.weeks.flatMap((week, index) =>
      week.kind === 'teach' ? [weekActivities(findWeek(year.name, index + 1).place)] : [],
    );
    const kinds = new Set(weeks.flatMap((week) => activitiesOf(week).map(({ kind }) => kind)));
    expect(kinds.size).toBeGreaterThanOrEqual(FEWEST_KINDS);
    for (const slot of SLOTS) {
      const repeated = weeks.filter(
        (week, index) => week[slot].kind === weeks[index - 1]?.[slot].kind,
      );
      expect({ slot, repeated: repeated.length }).toEqual({ slot, repeated: 0 });
    }
  },
);

test('every item of an activity has a prompt and an answer, and no answer is asked twice', () => {
  for (const year of SCHEME) {
    for (const [index, week] of year.weeks.entries()) {
      if (week.kind === 'review') continue;
      const { place } = findWeek(year.name, index + 1);
      for (const { items } of activitiesOf(weekActivities(place))) {
        expect(items.filter(({ prompt, answer }) => prompt === '' || answer === '')).toEqual([]);
        expect(new Set(items.map(({ answer }) => answer)).size).toBe(items.length);
      }
    }
  }
});

test('a root to build from, or to add a part to, is a word that children know', () => {
  const built = PARTS.filter(({ title }) => title === 'Build from the root');
  expect(built.length).toBeGreaterThan(0);
  const roots = built.flatMap(({ items }) => items.map(({ prompt }) => prompt.replace(' …', '')));
  for (const noWord of ['impractice', 'irreplace', 'illiter', 'posit', 'consci']) {
    expect(roots).not.toContain(noWord);
  }
  const sums = PARTS.flatMap(({ kind, items }) => (kind === 'word sums' ? items : []));
  const strange = /^(?:grot|techn|libr|hid|leg|you) \+ (?!are)|\+ mat \+/u;
  expect(sums.filter(({ prompt }) => strange.test(prompt))).toEqual([]);
});

test('a sum speaks of a prefix only in a week about a prefix', () => {
  const sums = WEEKS.filter(({ parts }) => parts.instruction.includes('prefix'));
  expect(sums.length).toBeGreaterThan(0);
  expect(sums.filter(({ focus }) => !focus.includes('prefix'))).toEqual([]);
});

test('where syllables are counted, at least half of the words have more than one', () => {
  const counted = PARTS.filter(({ kind }) => kind === 'syllables');
  expect(counted.length).toBeGreaterThan(0);
  for (const { items } of counted) {
    const short = items.filter(({ answer }) => answer.endsWith('(1)'));
    expect(short.length).toBeLessThanOrEqual(items.length / 2);
  }
});

test('an apostrophe is not counted among the letters of a rung', () => {
  const { place, week } = findWeek('Year 4', 16);
  if (week.kind === 'review') throw new Error('Week 16 is a week of teaching.');
  const rungs = wordLadder(place, week)?.onPaper ?? [];
  expect(rungs.length).toBeGreaterThanOrEqual(3);
  for (const { prompt, answer } of rungs) {
    expect(prompt).toContain(`, ${answer.replaceAll(/\W/gu, '').length} letters`);
  }
});

function activitiesOf({ parts, meanings, mistakes }: WeekActivities): Activity[] {
  return [parts, meanings, mistakes];
}
