import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SCHOOL_PEOPLE_LISTED } from './limits.ts';
import { rowId } from './text.ts';

const person = z.object({
  userId: z.uuid(),
  email: z.string(),
  isAdmin: z.boolean(),
  sessions: z.int(),
  lastUsedAt: z.iso.datetime(),
});

export type SignedInPerson = z.infer<typeof person>;

/** The people who are signed in with an address at the domain of a school, the most recently active first. */
export const listSchoolPeople = endpoint({
  method: 'GET',
  path: '/api/schools/:id/people',
  input: z.strictObject({ id: rowId }),
  output: z.object({
    people: z.array(person).check(z.maxLength(SCHOOL_PEOPLE_LISTED)),
    /** Includes the people who are not listed. */
    total: z.int(),
  }),
});

/** Ends every session of everybody at a school. Administrators who have an address there stay signed in. */
export const signOutSchool = endpoint({
  method: 'DELETE',
  path: '/api/schools/:id/sessions',
  input: z.strictObject({ id: rowId }),
  output: z.object({ people: z.int(), sessions: z.int() }),
});

/** Ends every session of one person, whatever school or role they have. */
export const signOutPerson = endpoint({
  method: 'DELETE',
  path: '/api/people/:userId/sessions',
  input: z.strictObject({ userId: rowId }),
  output: z.object({ sessions: z.int() }),
});
