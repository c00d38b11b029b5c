import { taughtIn } from '../known-words.ts';
import { plainWord } from '../marked-word.ts';
import { SCHEDULE } from './schedule.ts';
import { WEEKS_IN_ORDER, type WeekInOrder } from './weeks-in-order.ts';

/**
 * A class of two ages is taught the weeks of the younger year in Cycle A and those of the older year in Cycle B,
 * whatever the age of a child. Half of the children meet Cycle B first.
 */
export interface Cycle {
  a: string;
  b: string;
}

/** The words that come back in a week of Cycle B and are new to children who have not had Cycle A. */
export function wordsNewInCycleB({ a, b }: Cycle, number: number): string[] {
  const { revisit, lookBack } = scheduleOf(b, number);
  const beforeA = weeksOf(a)[0]?.at ?? 0;
  const earlier = weeksOf(b).filter((entry) => entry.number < number);
  const known = new Set(
    [...WEEKS_IN_ORDER.slice(0, beforeA), ...earlier].flatMap(({ week }) => taughtIn(week)),
  );
  return [...revisit, ...lookBack].flatMap(({ word }) => (known.has(word) ? [] : [word]));
}

/**
 * The words of Cycle B for children who had it last year and are in Cycle A now: those learnt by heart come back
 * a year after they were taught, as the schedule has it for every other class.
 */
export function wordsBackInCycleA({ b }: Cycle, number: number): string[] {
  const taught = weeksOf(b).find((entry) => entry.number === number)?.week;
  if (taught?.kind !== 'teach') return [];
  return taught.byHeart.flatMap(({ forms }) => forms.map(plainWord));
}

function scheduleOf(year: string, number: number) {
  const entry = weeksOf(year).find((one) => one.number === number);
  return SCHEDULE[entry?.at ?? -1] ?? { revisit: [], lookBack: [] };
}

function weeksOf(year: string): WeekInOrder[] {
  return WEEKS_IN_ORDER.filter((entry) => entry.year === year);
}
