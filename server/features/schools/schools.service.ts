import type { z } from 'zod';
import { inNaturalOrder } from '#contract/library-path.ts';
import type { createSchool, School } from '#contract/schools.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/database-errors.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { closeDomain, openDomain } from './domain-change.ts';
import { requireOwnDomain } from './domain-rules.ts';
import { changesOf } from './school-changes.ts';
import {
  deleteSchoolRow,
  insertSchool,
  listSchoolRows,
  lockSchool,
  type NewSchool,
  type SchoolRow,
  updateSchoolRow,
} from './schools.queries.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
type Details = z.output<typeof createSchool.input>;

export async function readSchools(db: Database): Promise<School[]> {
  const schools = (await listSchoolRows(db)).map(schoolOf);
  return schools.toSorted((a, b) => inNaturalOrder(a.name, b.name));
}

export async function addSchool(db: Database, details: Details, actor: string): Promise<School> {
  requireOwnDomain(details);
  return changeSchools(db, async (transaction) => {
    const added = await insertSchool(transaction, rowOf(details));
    const leftBehind = await openDomain(transaction, added.domain);
    await insertAuditEntry(transaction, {
      actor,
      action: 'school added',
      subject: added.domain,
      details: { name: added.name, status: added.subscription_status, ...leftBehind },
    });
    return schoolOf(added);
  });
}

/** A change of the domain has the same effect for the people at the old one as deleting the school. */
export async function changeSchool(
  { db, now }: Needs,
  { id, ...details }: Details & { id: string },
  actor: string,
): Promise<School> {
  return changeSchools(db, async (transaction) => {
    const before = await lockSchool(transaction, id);
    if (!before) throw new AppError('school/not-found');
    const moves = before.domain !== details.domain;
    // Only a new domain is checked: changing the contact of a school at a shared domain needs no confirmation.
    if (moves) requireOwnDomain(details);
    const after = await updateSchoolRow(transaction, id, rowOf(details));
    const moved = moves && {
      ...(await closeDomain(transaction, before.domain, now())),
      ...(await openDomain(transaction, after.domain)),
    };
    const changes = { ...changesOf(before, after), ...moved };
    if (Object.keys(changes).length > 0) {
      const entry = { actor, action: 'school updated', subject: before.domain } as const;
      await insertAuditEntry(transaction, { ...entry, details: changes });
    }
    return schoolOf(after);
  });
}

/** Its people keep their accounts, but are signed out and have no subscription when they sign in again. */
export async function removeSchool({ db, now }: Needs, id: string, actor: string): Promise<void> {
  await changeSchools(db, async (transaction) => {
    const deleted = await deleteSchoolRow(transaction, id);
    if (!deleted) throw new AppError('school/not-found');
    const closed = await closeDomain(transaction, deleted.domain, now());
    await insertAuditEntry(transaction, {
      actor,
      action: 'school deleted',
      subject: deleted.domain,
      details: { name: deleted.name, status: deleted.subscription_status, ...closed },
    });
  });
}

/** The unique key of the database decides which of two schools with the same domain was first. */
async function changeSchools<Result>(
  db: Database,
  change: (transaction: Database) => Promise<Result>,
) {
  try {
    return await db.transaction().execute(change);
  } catch (error) {
    throw isDuplicate(error) ? new AppError('school/domain-taken', { cause: error }) : error;
  }
}

function rowOf(details: Details): NewSchool {
  return {
    name: details.name,
    domain: details.domain,
    contact_name: details.contactName,
    contact_email: details.contactEmail,
    subscription_status: details.subscriptionStatus,
  };
}

function schoolOf(row: SchoolRow): School {
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    subscriptionStatus: row.subscription_status,
  };
}
