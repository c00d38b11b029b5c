import type { AuditEntry } from '../audit/audit.queries.ts';
import type { SchoolRow } from './schools.queries.ts';

type Changes = NonNullable<AuditEntry['details']>;

/** The changed fields, for the audit log. */
export function changesOf(before: SchoolRow, after: SchoolRow): Changes {
  return {
    ...changed('name', before.name, after.name),
    ...changed('domain', before.domain, after.domain),
    ...changed('status', before.subscription_status, after.subscription_status),
    // Only that the contact changed: the log outlives the school and should not keep personal data.
    ...(before.contact_name !== after.contact_name && { contactNameChanged: true }),
    ...(before.contact_email !== after.contact_email && { contactEmailChanged: true }),
  };
}

function changed(what: string, before: string, after: string): Changes {
  return before === after ? {} : { [what]: after, [`${what}Before`]: before };
}
