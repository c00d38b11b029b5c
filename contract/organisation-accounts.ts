import * as z from 'zod/mini';
import { emailDomain } from './email.ts';
import { endpoint } from './endpoint.ts';
import { newPassword } from './password.ts';

const input = z.strictObject({
  domain: emailDomain,
  password: newPassword,
});

/** Creates the login `admin@{domain}` of a school. */
export const createOrganisationAccount = endpoint({
  method: 'POST',
  path: '/api/organisation-accounts',
  status: 201,
  input,
  output: z.object({}),
});

/** Also signs that account out everywhere. */
export const resetOrganisationPassword = endpoint({
  method: 'PUT',
  path: '/api/organisation-accounts/password',
  input,
  output: z.object({}),
});
