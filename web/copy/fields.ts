/** Messages that all forms share. */

export const EMAIL_REFUSED = 'Please enter an e-mail address such as name@school.sch.uk.';

export function tooLong(characters: number): string {
  return `Please use at most ${characters.toLocaleString('en-GB')} characters.`;
}
