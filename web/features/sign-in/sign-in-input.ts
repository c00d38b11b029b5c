import { z } from 'zod';
import { emailAddress, emailDomain } from '#contract/email.ts';
import { PASSWORD_CHARACTERS } from '#contract/limits.ts';

/** Pasting brings tabs and other white space that its owner does not see. */
const pasted = z.string().trim();

export const typedEmail = z.strictObject({ email: pasted.pipe(emailAddress) });

export const typedOrganisation = z.strictObject({
  domain: pasted.pipe(emailDomain),
  password: z.string().min(1).max(PASSWORD_CHARACTERS),
});
