import { EXAMPLE_DOMAIN } from '#contract/example-domain.ts';

/** Messages that all forms share. */

export const EMAIL_REFUSED = `Please enter an email address such as name@${EXAMPLE_DOMAIN}.`;

export function tooLong(characters: number): string {
  return `Please use at most ${characters.toLocaleString('en-GB')} characters.`;
}
