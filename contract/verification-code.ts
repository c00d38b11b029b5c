import * as z from 'zod/mini';
import { VERIFICATION_CODE_DIGITS } from './limits.ts';
import { text } from './text.ts';

/** A code that arrived by e-mail. */
export const verificationCode = text(VERIFICATION_CODE_DIGITS).check(
  z.length(VERIFICATION_CODE_DIGITS),
  z.regex(/^[0-9]+$/),
);
