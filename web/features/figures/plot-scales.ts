import { scaleLinear, scaleUtc } from 'd3-scale';
import { addDays, daysBetween } from '#contract/calendar-day.ts';

/** Plots are drawn in units of a hundredth of their width and height, and stretched by the browser. */
export const PLOT_SIZE = 100;
/** About so many words fit below a plot on a phone. */
const TICKS = 4;
/** Words that are nearer would touch on a phone, where `17 Nov` at the end of a plot takes a sixth of it. */
const WORD_DISTANCE = 24;
/** Longer plots are told by month. */
const LONGEST_BY_DAY = 92;

export type CountScale = ReturnType<typeof countScale>;
export type DayScale = ReturnType<typeof dayScale>;

/** From the bottom of a plot to a round number above the largest count. */
export function countScale(most: number) {
  return scaleLinear()
    .domain([0, Math.max(1, most)])
    .nice(TICKS)
    .range([PLOT_SIZE, 0]);
}

export function countTicks(scale: CountScale): number[] {
  return scale.ticks(TICKS).filter((count) => Number.isInteger(count));
}

/** From the beginning of the first day to the end of the last. */
export function dayScale(first: string, last: string) {
  return scaleUtc()
    .domain([timeOf(first), timeOf(addDays(last, 1))])
    .range([0, PLOT_SIZE]);
}

/** Beginnings of days, with the words below them. There are more ticks than asked for where no other number is round. */
export function dayTicks(scale: DayScale): { at: number; label: string }[] {
  const [start = new Date(0), end = start] = scale.domain();
  const isLong = daysBetween(dayOf(start), dayOf(end)) > LONGEST_BY_DAY;
  let nextWord = 0;
  return scale
    .ticks(TICKS)
    .filter((time) => time < end && timeOf(dayOf(time)).getTime() === time.getTime())
    .map((time) => ({ at: scale(time), label: isLong ? monthLabel(time) : DAY.format(time) }))
    .filter(({ at }) => {
      if (at < nextWord) return false;
      nextWord = at + WORD_DISTANCE;
      return true;
    });
}

export function timeOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** `2027`, then `Apr`. */
function monthLabel(time: Date): string {
  return (time.getUTCMonth() === 0 ? YEAR : MONTH).format(time);
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const YEAR = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'UTC' });
