import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PASSKEY_NAME_CHARACTERS, PASSKEYS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { credentialId, credentialPart } from './passkey-sign-in.ts';
import { session } from './session.ts';
import { rowId, text } from './text.ts';

const TRANSPORT_CHARACTERS = 32;
const TRANSPORTS = 10;

const credentialType = z.literal('public-key');
const described = z.object({ id: z.string(), type: credentialType });

/** What a browser needs to make a passkey; the fields are those of WebAuthn. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

const newCredential = z.strictObject({
  id: credentialId,
  clientDataJSON: credentialPart,
  attestationObject: credentialPart,
  transports: z.array(text(TRANSPORT_CHARACTERS)).check(z.maxLength(TRANSPORTS)),
});

export type NewCredential = z.infer<typeof newCredential>;

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export type Passkey = z.infer<typeof passkey>;

/** The oldest first. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  input: z.strictObject({}),
  output: z.object({
    passkeys: z.array(passkey).check(z.maxLength(PASSKEYS)),
    /** True for an organisation account, which has no passkeys. */
    isSharedLogin: z.boolean(),
    /** Why passkeys cannot be used or added at the user's school; null where they can. */
    closedBy: z.nullish(z.enum(['sign-in/passkeys-closed', 'sign-in/only-provider'])),
  }),
});

export const preparePasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/options',
  input: z.strictObject({}),
  output: creationOptions,
});

const name = oneLine(PASSKEY_NAME_CHARACTERS);

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  status: 201,
  input: z.strictObject({ name, credential: newCredential }),
  output: z.object({ passkey, session }),
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/passkeys/:id',
  input: z.strictObject({ id: rowId, name }),
  output: z.object({}),
});

/** Removing it twice is fine. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  input: z.strictObject({ id: rowId }),
  output: z.object({}),
});
