import type { SchoolYear } from '../../scheme.ts';
import type { TeachingWeek } from '../../week.ts';
import { findWeek, type WeekPlace } from '../week-place.ts';
import { turnOf } from './turn-of.ts';

type Make<Kind, Made> = (kind: Kind, place: WeekPlace, week: TeachingWeek) => Made | undefined;

/** What teaching weeks have in turn: each takes the kind that has been away longest, of those that suit it. */
export function yearRotation<Kind, Made>(
  kinds: readonly Kind[],
  make: Make<Kind, Made>,
): (place: WeekPlace) => Made | undefined {
  const plans = new Map<SchoolYear, Map<number, Made>>();
  return ({ year, number }) => {
    const plan = plans.get(year) ?? planYear(year, kinds, make);
    plans.set(year, plan);
    return plan.get(number);
  };
}

function planYear<Kind, Made>(
  year: SchoolYear,
  kinds: readonly Kind[],
  make: Make<Kind, Made>,
): Map<number, Made> {
  const start = turnOf({ year, number: 1 }) % kinds.length;
  let waiting = [...kinds.slice(start), ...kinds.slice(0, start)];
  const plan = new Map<number, Made>();
  for (const [index, week] of year.weeks.entries()) {
    if (week.kind === 'review') continue;
    const { place } = findWeek(year.name, index + 1);
    for (const kind of waiting) {
      const made = make(kind, place, week);
      if (made === undefined) continue;
      plan.set(index + 1, made);
      waiting = [...waiting.filter((other) => other !== kind), kind];
      break;
    }
  }
  return plan;
}
