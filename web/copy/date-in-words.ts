/** `16 Nov 2026, 21:05`. British time wherever the clock of the device is, as the schools are British. */
export function dateInWords(iso: string): string {
  return FORMAT.format(new Date(iso));
}

/** `16 November 2026`, in British time. */
export function longDayInWords(iso: string): string {
  return LONG_DAY_FORMAT.format(new Date(iso));
}

/** `16 Nov 2026`, of a calendar day such as `2026-11-16`. */
export function dayInWords(day: string): string {
  return DAY_FORMAT.format(new Date(`${day}T00:00:00Z`));
}

/** `2026-11-16 21:05`, as spreadsheets sort it. British time too. */
export function timeForSpreadsheet(iso: string): string {
  return SORTED_FORMAT.format(new Date(iso));
}

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

const LONG_DAY_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeZone: 'Europe/London',
});

/** A calendar day is the same everywhere. */
const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** In Swedish a time is written as in ISO 8601. */
const SORTED_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
