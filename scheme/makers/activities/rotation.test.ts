import { expect, test } from 'vitest';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { weekActivities } from './week-activities.ts';

const OLDEST_YEARS = SCHEME.slice(-2);
/** Of the weeks of a year, the share that one kind may have: there are more kinds with parts of words than others. */
const MOST = { parts: 0.2, meanings: 0.3, stretch: 0.3, mistakes: 0.3 } as const;
const SLOTS = ['parts', 'meanings', 'stretch', 'mistakes'] as const;
const LEAST_APART = 3;
const FEWEST_KINDS_OF_OLDEST = 10;
const MOST_WEEKS_OF_OLDEST = 4;
/** Only some words can be drawn, so pictures come when they can, and keep no turn. */
const WITHOUT_TURN = 'name the picture';

test.each(SCHEME)('$name gives no kind of activity more than its fair share', (year) => {
  for (const slot of SLOTS) {
    const kinds = kindsOf(year, slot);
    const tooOften = distinct(kinds).filter(
      (kind) => times(kinds, kind) > MOST[slot] * kinds.length,
    );
    expect({ slot, tooOften }).toEqual({ slot, tooOften: [] });
  }
});

test.each(SCHEME)('$name comes back to a kind after three weeks of teaching or more', (year) => {
  for (const slot of ['parts', 'meanings', 'mistakes'] as const) {
    const kinds = kindsOf(year, slot);
    const tooSoon = kinds.filter(
      (kind, index) =>
        kind !== WITHOUT_TURN &&
        kinds.slice(Math.max(0, index - LEAST_APART + 1), index).includes(kind),
    );
    expect({ slot, tooSoon }).toEqual({ slot, tooSoon: [] });
  }
});

test.each(OLDEST_YEARS)(
  '$name has ten kinds of activity with parts of words, each in four weeks at most',
  (year) => {
    const kinds = kindsOf(year, 'parts');
    expect(distinct(kinds).length).toBeGreaterThanOrEqual(FEWEST_KINDS_OF_OLDEST);
    const tooOften = distinct(kinds).filter((kind) => times(kinds, kind) > MOST_WEEKS_OF_OLDEST);
    expect(tooOften).toEqual([]);
  },
);

function kindsOf(year: SchoolYear, slot: (typeof SLOTS)[number]): string[] {
  return year.weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [weekActivities(findWeek(year.name, index + 1).place)[slot].kind] : [],
  );
}

function distinct(kinds: string[]): string[] {
  return [...new Set(kinds)];
}

function times(kinds: string[], kind: string): number {
  return kinds.filter((other) => other === kind).length;
}
