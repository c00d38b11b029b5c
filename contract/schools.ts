import * as z from 'zod/mini';
import { calendarDay } from './calendar-day.ts';
import { emailAddress, schoolDomain } from './email.ts';
import { endpoint } from './endpoint.ts';
import { SCHOOL_NAME_CHARACTERS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { rowId } from './text.ts';

export const subscriptionStatus = z.enum(['active', 'inactive', 'trial', 'pending']);

export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** The three of the Pricing page. */
export const subscriptionPlan = z.enum(['small', 'standard', 'multiple']);

export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

/** With single spaces, because a trust is known by its name alone. */
const trustName = oneLine(SCHOOL_NAME_CHARACTERS).check(
  z.overwrite((name) => name.replaceAll(/\s+/g, ' ')),
);

/** A field that is left out stays as it is. */
const term = {
  plan: z.nullish(subscriptionPlan),
  startsOn: z.nullish(calendarDay),
  endsOn: z.nullish(calendarDay),
};

const details = {
  name: oneLine(SCHOOL_NAME_CHARACTERS),
  domain: schoolDomain,
  contactName: z.nullable(oneLine(SCHOOL_NAME_CHARACTERS)),
  contactEmail: z.nullable(emailAddress),
  subscriptionStatus,
  /** The administrator has confirmed that everybody with an address at a shared domain shall have access. */
  sharedDomainConfirmed: z._default(z.boolean(), false),
  ...term,
  trust: z.nullish(trustName),
  /** Whether the contact is reminded of the end by mail. */
  reminders: z.optional(z.boolean()),
};

/** The fields after the status are missing in answers of the previous release. */
const school = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  subscriptionStatus,
  plan: z.nullish(subscriptionPlan),
  startsOn: z.nullish(z.string()),
  endsOn: z.nullish(z.string()),
  trust: z.nullish(z.string()),
  reminders: z.optional(z.boolean()),
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

/** Changes every school of a trust, if there are still as many as the administrator was shown. */
export const changeTrustSchools = endpoint({
  method: 'PATCH',
  path: '/api/schools',
  input: z.strictObject({
    trust: trustName,
    count: z.int().check(z.minimum(1)),
    subscriptionStatus: z.optional(subscriptionStatus),
    ...term,
  }),
  output: z.object({ schools: z.array(school) }),
});

export const deleteSchool = endpoint({
  method: 'DELETE',
  path: '/api/schools/:id',
  input: z.strictObject({ id: rowId }),
  output: z.object({}),
});
