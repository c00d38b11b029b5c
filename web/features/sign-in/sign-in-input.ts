import * as z from 'zod/mini';
import { emailAddress, schoolDomain } from '#contract/email.ts';
import { password } from '#contract/password.ts';
import { typed } from '../../api/typed.ts';

export const typedEmail = z.strictObject({ email: typed(emailAddress) });

export const typedOrganisation = z.strictObject({ domain: typed(schoolDomain), password });
