import { expect, test } from 'vitest';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { compareRules } from './compare-rules.ts';
import { framedTask } from './framed-task.ts';
import { supportStart } from './support-start.ts';

const STARTS = 6;
const FEWEST_OF_A_START = 3;
const FEWEST_OF_A_TASK = 3;
/** Without the comparison of two rules, which few weeks lend themselves to. */
const TASKS = 7;

test.each(SCHEME)('$name begins the support worksheet in six ways', (year) => {
  const starts = weeksOf(year).map(({ place }) => supportStart(place).kind);
  expect(leastOf(starts, STARTS)).toBeGreaterThanOrEqual(FEWEST_OF_A_START);
  expect(repeatedIn(starts)).toEqual([]);
});

test.each(SCHEME)('the stretch worksheet of $name has eight framed tasks', (year) => {
  const tasks = weeksOf(year).map(({ place, week }) => framedTask(place, week).kind);
  const others = tasks.filter((task) => task !== 'compare');
  expect(leastOf(others, TASKS)).toBeGreaterThanOrEqual(FEWEST_OF_A_TASK);
  expect(tasks).toContain('compare');
  expect(repeatedIn(tasks)).toEqual([]);
});

test('two rules are compared only where they have something in common', () => {
  const compared = SCHEME.flatMap((year) =>
    weeksOf(year).flatMap(({ place, week }) =>
      compareRules(place, week) === undefined ? [] : [`${year.name}, ${place.number}`],
    ),
  );
  expect(compared).toEqual(expect.arrayContaining(['Year 3, 20', 'Year 5, 25', 'Year 6, 5']));
  for (const unlike of ['Year 2, 22', 'Year 3, 15', 'Year 4, 20', 'Year 5, 7', 'Year 6, 29']) {
    expect(compared).not.toContain(unlike);
  }
});

test('words that sound alike are not asked for their family', () => {
  const families = SCHEME.flatMap(weeksOf).filter(
    ({ place, week }) => framedTask(place, week).kind === 'family',
  );
  expect(families.length).toBeGreaterThan(0);
  expect(families.filter(({ week }) => week.pattern === 'homophones')).toEqual([]);
});

function weeksOf(year: SchoolYear) {
  return year.weeks.flatMap((week, index) =>
    week.kind === 'review' ? [] : [{ place: findWeek(year.name, index + 1).place, week }],
  );
}

function repeatedIn(list: string[]): string[] {
  return list.filter((one, index) => one === list[index - 1]);
}

/** How often the rarest comes; none if there are not so many kinds. */
function leastOf(list: string[], kinds: number): number {
  const counts = [...new Set(list)].map((kind) => list.filter((one) => one === kind).length);
  return counts.length === kinds ? Math.min(...counts) : 0;
}
