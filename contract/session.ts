import * as z from 'zod/mini';
import { emailAddress, schoolDomain } from './email.ts';
import { endpoint } from './endpoint.ts';
import { password } from './password.ts';
import { verificationCode } from './verification-code.ts';

export const session = z.object({
  userId: z.string(),
  email: z.string(),
  username: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** Set for an administrator who must sign in with a passkey and has not: they have no administrator's rights. */
  needsPasskey: z.optional(z.literal(true)),
});

export type Session = z.infer<typeof session>;

/** The signed-in user; null for a visitor. */
export const getSession = endpoint({
  method: 'GET',
  path: '/api/session',
  input: z.strictObject({}),
  output: z.object({ session: z.nullable(session) }),
});

/** Sends a code by e-mail. The answer is the same whether or not the address is known. */
export const requestCode = endpoint({
  method: 'POST',
  path: '/api/sign-in/codes',
  input: z.strictObject({ email: emailAddress }),
  output: z.object({}),
});

/** Also creates the account of somebody who signs in for the first time. */
export const signInWithCode = endpoint({
  method: 'POST',
  path: '/api/sign-in/code',
  input: z.strictObject({
    email: emailAddress,
    code: verificationCode,
  }),
  output: z.object({ session }),
});

export const signInOrganisation = endpoint({
  method: 'POST',
  path: '/api/sign-in/organisation',
  input: z.strictObject({ domain: schoolDomain, password }),
  output: z.object({ session }),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/sign-out',
  input: z.strictObject({}),
  output: z.object({}),
});
