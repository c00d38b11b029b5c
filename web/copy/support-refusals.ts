import { SUPPORT_MESSAGE_CHARACTERS } from '#contract/limits.ts';
import { EMAIL_REFUSED, tooLong } from './fields.ts';

/** The messages below the fields of the support form. Apart, because a page loads them when the form is used. */
export const supportRefusals = {
  refused: {
    name: 'Please enter your name.',
    email: EMAIL_REFUSED,
    message: 'Please enter your message.',
  },
  tooLong: {
    name: tooLong(SUPPORT_MESSAGE_CHARACTERS.name),
    message: tooLong(SUPPORT_MESSAGE_CHARACTERS.message),
  },
} as const;
