const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const DAY_MS = 24 * 60 * 60_000;

/** The day in Britain, as `2026-11-16`. */
export function londonDay(at: Date): string {
  return DAY.format(at);
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

export function addDays(day: string, days: number): string {
  const date = new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS);
  return date.toISOString().slice(0, 10);
}
