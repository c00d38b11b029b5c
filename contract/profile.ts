import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { USERNAME_CHARACTERS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { subscriptionStatus } from './schools.ts';

const profile = z.object({
  email: z.string(),
  username: z.nullable(z.string()),
  newsletter: z.boolean(),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  input: z.strictObject({}),
  output: profile,
});

/** The only two fields that users may change themselves; a field that is left out stays as it is. */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  input: z.strictObject({
    username: z.optional(oneLine(USERNAME_CHARACTERS)),
    newsletter: z.optional(z.boolean()),
  }),
  output: profile,
});

/** The school known by the domain of the caller's e-mail address; null when there is none. */
export const getOwnSchool = endpoint({
  method: 'GET',
  path: '/api/profile/school',
  input: z.strictObject({}),
  output: z.object({
    school: z.nullable(
      z.object({
        name: z.string(),
        subscriptionStatus,
        endsOn: z.nullish(z.string()),
        /** The last day of access, when the subscription has ended and its days of grace have not. */
        graceEndsOn: z.nullish(z.string()),
      }),
    ),
  }),
});
