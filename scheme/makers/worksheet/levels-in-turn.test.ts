import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { framedTask } from './framed-task.ts';
import { supportStart } from './support-start.ts';

const FEWEST_OF_A_START = 8;
const FEWEST_OF_A_TASK = 5;

test.each(SCHEME)(
  '$name begins the support worksheet in three ways, and its stretch has five framed tasks',
  (year) => {
    const weeks = year.weeks.flatMap((week, index) => {
      const { place } = findWeek(year.name, index + 1);
      if (week.kind === 'review') return [];
      return [{ start: supportStart(place), task: framedTask(place, week).kind }];
    });
    const starts = weeks.map(({ start }) => start);
    const tasks = weeks.map(({ task }) => task);
    expect(leastOf(starts, 3)).toBeGreaterThanOrEqual(FEWEST_OF_A_START);
    expect(leastOf(tasks, 5)).toBeGreaterThanOrEqual(FEWEST_OF_A_TASK);
    for (const list of [starts, tasks]) {
      expect(list.filter((one, index) => one === list[index - 1])).toEqual([]);
    }
  },
);

/** How often the rarest comes; none if there are not so many kinds. */
function leastOf(list: string[], kinds: number): number {
  const counts = [...new Set(list)].map((kind) => list.filter((one) => one === kind).length);
  return counts.length === kinds ? Math.min(...counts) : 0;
}
