import * as z from 'zod/mini';
import { emailAddress } from './email.ts';
import { endpoint } from './endpoint.ts';
import { rowId } from './text.ts';
import { verificationCode } from './verification-code.ts';

/** All that is held about a person: the rows of each table, without secrets. */
const personalData = z.object({
  email: z.string(),
  madeAt: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export type PersonalData = z.infer<typeof personalData>;

/** When the account is deleted; null for an account that stays. */
const dueAt = z.nullable(z.iso.datetime());

export const getOwnData = endpoint({
  method: 'GET',
  path: '/api/profile/data',
  input: z.strictObject({}),
  output: personalData,
});

export const getOwnDeletion = endpoint({
  method: 'GET',
  path: '/api/profile/deletion',
  input: z.strictObject({}),
  output: z.object({
    dueAt,
    /** Why the account cannot be deleted by its user. */
    refusedTo: z.nullable(z.enum(['shared login', 'administrator'])),
  }),
});

/** Sends the code that confirms the deletion to the address of the caller. */
export const requestDeletionCode = endpoint({
  method: 'POST',
  path: '/api/profile/deletion/codes',
  input: z.strictObject({}),
  output: z.object({}),
});

export const deleteOwnAccount = endpoint({
  method: 'POST',
  path: '/api/profile/deletion',
  input: z.strictObject({ code: verificationCode }),
  output: z.object({ dueAt: z.iso.datetime() }),
});

/** Keeping an account that is not being deleted is fine. */
export const keepOwnAccount = endpoint({
  method: 'DELETE',
  path: '/api/profile/deletion',
  input: z.strictObject({}),
  output: z.object({}),
});

/** For an administrator who answers a request for personal data or its deletion. */
export const findPerson = endpoint({
  method: 'GET',
  path: '/api/people',
  input: z.strictObject({ email: emailAddress }),
  output: z.object({
    person: z.nullable(z.object({ userId: z.uuid(), email: z.string(), dueAt })),
    /** How many entries hold the address of somebody who has no account: a school's contact, a message to us. */
    entries: z.optional(z.number()),
  }),
});

/** For somebody without an account. Not a GET, because it is noted in the audit log. */
export const exportAddressData = endpoint({
  method: 'POST',
  path: '/api/addresses/data',
  input: z.strictObject({ email: emailAddress }),
  output: personalData,
});

/** Erases the address of somebody without an account, at once. */
export const eraseAddress = endpoint({
  method: 'POST',
  path: '/api/addresses/erasure',
  input: z.strictObject({ email: emailAddress }),
  output: z.object({}),
});

/** Not a GET, because it is noted in the audit log. */
export const exportPersonData = endpoint({
  method: 'POST',
  path: '/api/people/:userId/data',
  input: z.strictObject({ userId: rowId }),
  output: personalData,
});

export const deletePerson = endpoint({
  method: 'POST',
  path: '/api/people/:userId/deletion',
  input: z.strictObject({ userId: rowId }),
  output: z.object({ dueAt: z.iso.datetime() }),
});

export const keepPerson = endpoint({
  method: 'DELETE',
  path: '/api/people/:userId/deletion',
  input: z.strictObject({ userId: rowId }),
  output: z.object({}),
});
