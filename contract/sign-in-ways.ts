import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { session, signInWithCode } from './session.ts';
import { rowId, text } from './text.ts';

const PROVIDER_CHARACTERS = 20;

/** `google`, `microsoft`, `other`, or a name that the operator has chosen. It stands in addresses. */
export const providerId = text(PROVIDER_CHARACTERS).check(z.regex(/^[a-z][a-z0-9]*$/));

export type ProviderId = z.infer<typeof providerId>;

const provider = z.object({ id: providerId, name: z.string() });

/** The configured providers, in the order of their buttons. */
export const listProviders = endpoint({
  method: 'GET',
  path: '/api/sign-in/providers',
  input: z.strictObject({}),
  output: z.object({ providers: z.array(provider) }),
});

/** The account that this browser brought back from a provider, if a code must confirm its address; null otherwise. */
export const getUnconfirmedAccount = endpoint({
  method: 'GET',
  path: '/api/sign-in/unconfirmed-account',
  input: z.strictObject({}),
  output: z.object({
    account: z.nullable(z.object({ provider: z.string(), email: z.string() })),
  }),
});

/** Signs in with the code, and from then on with the provider alone. */
export const confirmAccount = endpoint({
  method: 'POST',
  path: '/api/sign-in/unconfirmed-account',
  input: z.strictObject({ code: signInWithCode.input.shape.code }),
  output: z.object({ session }),
});

/** Sends another code to the address of that account. */
export const sendConfirmationCode = endpoint({
  method: 'POST',
  path: '/api/sign-in/unconfirmed-account/codes',
  input: z.strictObject({}),
  output: z.object({}),
});

/** Entra tenants are named by a UUID. */
const tenant = rowId;

export const getWaysOfSchool = endpoint({
  method: 'GET',
  path: '/api/schools/:id/ways',
  input: z.strictObject({ id: rowId }),
  output: z.object({
    onlyProvider: z.nullable(providerId),
    microsoftTenant: z.nullable(z.string()),
    providers: z.array(
      z.extend(provider, {
        /** False for a provider that vouches for other domains only. Missing in answers of the previous release. */
        vouchesForDomain: z.optional(z.boolean()),
      }),
    ),
    /** When the organisation account was created; null without one. Missing in answers of the previous release. */
    organisationAccountSince: z.nullish(z.iso.datetime()),
    /** Missing in answers of the previous release, which allows them. */
    allowsPasskeys: z.optional(z.boolean()),
  }),
});

export const changeWaysOfSchool = endpoint({
  method: 'PUT',
  path: '/api/schools/:id/ways',
  input: z.strictObject({
    id: rowId,
    /** Null where people of the school may sign in any way. */
    onlyProvider: z.nullable(providerId),
    microsoftTenant: z.nullable(tenant),
    /** Left out, it stays as it is. */
    allowsPasskeys: z.optional(z.boolean()),
  }),
  output: z.object({}),
});
