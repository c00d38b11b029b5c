import { scaleLinear, scaleUtc } from 'd3-scale';
import { addDays, daysBetween } from '#contract/calendar-day.ts';

/** Plots are drawn in units of a hundredth of their width and height, and stretched by the browser. */
export const PLOT_SIZE = 100;
/** About so many words fit below a plot on a phone. */
const TICKS = 4;
/** The width of a character on a phone 320 pixels wide, where `17 Nov` takes a quarter of the plot. */
const CHARACTER_WIDTH = 4.1;
const WORD_GAP = 1;
/** More words than this leaves room for are no help. */
const TICK_DISTANCE = 24;
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

export interface DayTick {
  at: number;
  label: string;
  /** Which part of the word is below the tick; the first and the last word stay below the plot. */
  anchor: 'start' | 'middle' | 'end';
}

/** Beginnings of days, with the words below them. A word that would touch the one before it is left out. */
export function dayTicks(scale: DayScale): DayTick[] {
  const [start = new Date(0), end = start] = scale.domain();
  const isLong = daysBetween(dayOf(start), dayOf(end)) > LONGEST_BY_DAY;
  let lastAt = -PLOT_SIZE;
  let lastWordEnd = -PLOT_SIZE;
  return scale
    .ticks(TICKS)
    .filter((time) => time < end && timeOf(dayOf(time)).getTime() === time.getTime())
    .map((time) => {
      const at = scale(time);
      return { at, label: isLong ? monthLabel(time) : DAY.format(time), anchor: anchorAt(at) };
    })
    .filter((tick) => {
      const wordStart = startOfWord(tick);
      const isNear = tick.at < lastAt + TICK_DISTANCE || wordStart < lastWordEnd + WORD_GAP;
      if (isNear) return false;
      lastAt = tick.at;
      lastWordEnd = wordStart + widthOf(tick);
      return true;
    });
}

function anchorAt(at: number): DayTick['anchor'] {
  if (at < PLOT_SIZE * 0.05) return 'start';
  return at > PLOT_SIZE * 0.95 ? 'end' : 'middle';
}

function startOfWord(tick: DayTick): number {
  const before = { start: 0, middle: 0.5, end: 1 }[tick.anchor];
  return tick.at - before * widthOf(tick);
}

function widthOf({ label }: DayTick): number {
  return label.length * CHARACTER_WIDTH;
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
