import { VERIFICATION_CODE_DIGITS } from './limits.ts';
import { text } from './text.ts';

/** A code that arrived by e-mail. */
export const verificationCode = text(VERIFICATION_CODE_DIGITS)
  .length(VERIFICATION_CODE_DIGITS)
  .regex(/^[0-9]+$/);
