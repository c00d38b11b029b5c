/** `16 November 2026 at 21:05`. British time wherever the clock of the device is, as the schools are British. */
export function dateInWords(iso: string): string {
  return FORMAT.format(new Date(iso));
}

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
