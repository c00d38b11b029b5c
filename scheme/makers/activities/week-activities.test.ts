import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import type { Activity } from './activity.ts';
import { wordLadder } from './word-ladder.ts';
import { weekActivities, type WeekActivities } from './week-activities.ts';

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

test('a root to build from is never cut so that a word is asked for that there is not', () => {
  const { place } = findWeek('Year 4', 1);
  const { parts } = weekActivities(place);
  expect(parts.title).toBe('Build from the root');
  expect(parts.items.map(({ prompt }) => prompt)).not.toContain('impractice …');
  expect(parts.bank).not.toContain('-finite');
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
