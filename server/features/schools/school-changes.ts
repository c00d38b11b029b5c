import type { AuditEntry } from '../audit/audit.queries.ts';
import type { SchoolRow } from './schools.queries.ts';

type Changes = NonNullable<AuditEntry['details']>;

/** The changed fields, for the audit log. */
export function changesOf(before: SchoolRow, after: SchoolRow): Changes {
  return {
    ...changed('name', before.name, after.name),
    ...changed('domain', before.domain, after.domain),
    ...changed('status', before.subscription_status, after.subscription_status),
    ...changed('plan', before.plan, after.plan),
    ...changed('start', before.starts_on, after.starts_on),
    ...changed('end', before.ends_on, after.ends_on),
    ...changed('trust', before.trust, after.trust),
    ...changed('reminders', before.reminders, after.reminders),
    // Only that the contact changed: the log outlives the school and should not keep personal data.
    ...(before.contact_name !== after.contact_name && { contactNameChanged: true }),
    ...(before.contact_email !== after.contact_email && { contactEmailChanged: true }),
  };
}

/** The fields of a new school, for the audit log. */
export function initialFields(school: Omit<SchoolRow, 'id'>): Changes {
  return {
    name: school.name,
    status: school.subscription_status,
    ...(school.plan && { plan: school.plan }),
    ...(school.starts_on && { start: school.starts_on }),
    ...(school.ends_on && { end: school.ends_on }),
    ...(school.trust && { trust: school.trust }),
    ...(!school.reminders && { reminders: false }),
  };
}

function changed<Value extends string | boolean | null>(
  what: string,
  before: Value,
  after: Value,
): Changes {
  return before === after ? {} : { [what]: after, [`${what}Before`]: before };
}
