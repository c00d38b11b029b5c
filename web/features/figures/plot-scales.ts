import { scaleLinear, scaleUtc } from 'd3-scale';
import { addDays, daysBetween } from '#contract/calendar-day.ts';

/** Plots are drawn in units of a hundredth of their width and height, and stretched by the browser. */
export const PLOT_SIZE = 100;
/** About this many counts are beside a plot. */
const COUNTS = 4;
/** In hundredths of the narrowest plot: 165 pixels, on a phone 320 pixels wide with counts of five digits beside it. */
const PIXEL = PLOT_SIZE / 165;
/** No label is wider than this: `May` is 30 pixels, `2026` 33, `30 Sept` 52. */
const LABEL_WIDTH = { of: 9 * PIXEL, ofCharacter: 7 * PIXEL };
const LABEL_GAP = 6 * PIXEL;
/** How far a label may stick out of the plot: a little less than the padding around it. */
const OVERHANG = 15 * PIXEL;
/** Distances between labels, in days or months. The first that leaves room between all labels is used. */
const DAY_STEPS = [1, 2, 3, 5, 7, 10, 14, 21, 28, 42, 56];
const MONTH_STEPS = [1, 2, 3, 6, 12];
/** Longer plots are labelled with months instead of days. */
const LONGEST_BY_DAY = 92;

export type CountScale = ReturnType<typeof countScale>;
export type DayScale = ReturnType<typeof dayScale>;

/** From the bottom of a plot to a round number above the largest count. */
export function countScale(most: number) {
  return scaleLinear()
    .domain([0, Math.max(1, most)])
    .nice(COUNTS)
    .range([PLOT_SIZE, 0]);
}

export function countTicks(scale: CountScale): number[] {
  return scale.ticks(COUNTS).filter((count) => Number.isInteger(count));
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
  /** Which part of the label is below the tick; the first and the last label stay near the plot. */
  anchor: 'start' | 'middle' | 'end';
}

/** Beginnings of days or months, evenly apart, with their labels. January is labelled with its year. */
export function dayTicks(scale: DayScale): DayTick[] {
  const [start = new Date(0), end = start] = scale.domain();
  const [first, last] = [dayOf(start), addDays(dayOf(end), -1)];
  const isLong = daysBetween(first, last) >= LONGEST_BY_DAY;
  for (const step of isLong ? MONTH_STEPS : DAY_STEPS) {
    const days = isLong ? monthsBetween(first, last, step) : daysUntil(last, first, step);
    const ticks = days.map((day) => tickAt(scale, day, isLong));
    if (hasRoom(ticks)) return ticks;
  }
  return [];
}

/** From the last day backwards, so that today is always named. */
function daysUntil(last: string, first: string, step: number): string[] {
  const count = Math.floor(daysBetween(first, last) / step) + 1;
  return Array.from({ length: count }, (_, n) => addDays(last, -n * step)).toReversed();
}

/** The first days of January and of every `step` months after it. */
function monthsBetween(first: string, last: string, step: number): string[] {
  const [firstYear, lastYear] = [yearOf(first), yearOf(last)];
  const count = ((lastYear - firstYear + 1) * 12) / step;
  return Array.from({ length: count }, (_, n) =>
    dayOf(new Date(Date.UTC(firstYear, n * step))),
  ).filter((day) => first <= day && day <= last);
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function tickAt(scale: DayScale, day: string, isLong: boolean): DayTick {
  const time = timeOf(day);
  const label = isLong ? monthLabel(time) : DAY.format(time);
  const at = scale(time);
  return { at, label, anchor: anchorAt(at, widthOf(label)) };
}

function hasRoom(ticks: DayTick[]): boolean {
  return ticks.every((tick, n) => {
    const before = ticks[n - 1];
    if (!before) return true;
    return startOfLabel(before) + widthOf(before.label) + LABEL_GAP <= startOfLabel(tick);
  });
}

function anchorAt(at: number, width: number): DayTick['anchor'] {
  const outside = width / 2 - OVERHANG;
  if (at < outside) return 'start';
  return at > PLOT_SIZE - outside ? 'end' : 'middle';
}

function startOfLabel({ at, label, anchor }: DayTick): number {
  const before = { start: 0, middle: 0.5, end: 1 }[anchor];
  return at - before * widthOf(label);
}

function widthOf(label: string): number {
  return LABEL_WIDTH.of + label.length * LABEL_WIDTH.ofCharacter;
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
