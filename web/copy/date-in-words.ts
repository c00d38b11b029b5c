/** `16 Nov 2026, 21:05`. British time wherever the clock of the device is, as the schools are British. */
export function dateInWords(iso: string): string {
  return FORMAT.format(new Date(iso));
}

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
