import * as z from 'zod/mini';
import { text } from './text.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAY_CHARACTERS = 10;
const PATTERN = /^20\d\d-\d\d-\d\d$/;

/** A calendar day of this century, such as `2027-03-28`. Texts of this form sort by time. */
export const calendarDay = text(DAY_CHARACTERS).check(z.regex(PATTERN), z.refine(isOnCalendar));

/** The day in London, where a day of the year may have 23 or 25 hours. */
export function dayInLondon(time: Date): string {
  return LONDON.format(time);
}

export function addDays(day: string, days: number): string {
  return dayOf(startOf(day) + days * DAY_MS);
}

/** How many days after the first the second is; negative when it is before. */
export function daysBetween(first: string, second: string): number {
  return (startOf(second) - startOf(first)) / DAY_MS;
}

/** In Canadian English a date is written as in ISO 8601. */
const LONDON = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** In UTC, where every day has 24 hours. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, DAY_CHARACTERS);
}

/** False for 30 February, which `Date` moves to March or refuses. */
function isOnCalendar(day: string): boolean {
  const time = startOf(day);
  return !Number.isNaN(time) && dayOf(time) === day;
}
