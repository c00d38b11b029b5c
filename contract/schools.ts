import { z } from 'zod';
import { emailAddress, schoolDomain } from './email.ts';
import { endpoint } from './endpoint.ts';
import { SCHOOL_NAME_CHARACTERS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { rowId } from './text.ts';

export const subscriptionStatus = z.enum(['active', 'inactive', 'trial', 'pending']);

export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

const details = {
  name: oneLine(SCHOOL_NAME_CHARACTERS),
  domain: schoolDomain,
  contactName: oneLine(SCHOOL_NAME_CHARACTERS).nullable(),
  contactEmail: emailAddress.nullable(),
  subscriptionStatus,
  /** Everybody with an address at a shared domain would have access; the administrator has confirmed that this is intended. */
  sharedDomainConfirmed: z.boolean().default(false),
};

const school = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  contactName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  subscriptionStatus,
});

export type School = z.infer<typeof school>;

/** Ordered by name. */
export const listSchools = endpoint({
  method: 'GET',
  path: '/api/schools',
  input: z.strictObject({}),
  output: z.object({ schools: z.array(school) }),
});

export const createSchool = endpoint({
  method: 'POST',
  path: '/api/schools',
  status: 201,
  input: z.strictObject(details),
  output: z.object({ school }),
});

export const updateSchool = endpoint({
  method: 'PUT',
  path: '/api/schools/:id',
  input: z.strictObject({ id: rowId, ...details }),
  output: z.object({ school }),
});

export const deleteSchool = endpoint({
  method: 'DELETE',
  path: '/api/schools/:id',
  input: z.strictObject({ id: rowId }),
  output: z.object({}),
});
