import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PASSKEY_OPTIONS_ROUTE } from './passkey-route.ts';
import { session } from './session.ts';
import { text } from './text.ts';

/** Longer than any authenticator makes them. */
const ID_CHARACTERS = 1400;
const PART_CHARACTERS = 8000;

/** The base64url of WebAuthn. */
export const credentialId = text(ID_CHARACTERS).check(z.regex(/^[\w-]+$/));
export const credentialPart = text(PART_CHARACTERS).check(z.regex(/^[\w-]*$/));

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const usedCredential = z.strictObject({
  id: credentialId,
  clientDataJSON: credentialPart,
  authenticatorData: credentialPart,
  signature: credentialPart,
});

export type UsedCredential = z.infer<typeof usedCredential>;

export const prepareSignInWithPasskey = endpoint({
  method: 'POST',
  path: PASSKEY_OPTIONS_ROUTE,
  input: z.strictObject({}),
  output: requestOptions,
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/sign-in/passkey',
  input: z.strictObject({ credential: usedCredential }),
  output: z.object({ session }),
});
