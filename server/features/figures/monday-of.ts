import { addDays } from '#contract/calendar-day.ts';

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
