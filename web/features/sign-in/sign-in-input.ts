import * as z from 'zod/mini';
import { emailAddress, schoolDomain } from '#contract/email.ts';
import { password } from '#contract/password.ts';
import { trimmed } from '../../api/trimmed.ts';

export const typedEmail = z.strictObject({ email: trimmed(emailAddress) });

export const typedOrganisation = z.strictObject({ domain: trimmed(schoolDomain), password });
