import type { z } from 'zod';
import { inNaturalOrder } from '#contract/library-path.ts';
import type { createSchool, School } from '#contract/schools.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/duplicate.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
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

type Details = z.output<typeof createSchool.input>;

export async function readSchools(db: Database): Promise<School[]> {
  const schools = (await listSchoolRows(db)).map(schoolOf);
  return schools.toSorted((a, b) => inNaturalOrder(a.name, b.name));
}

export async function addSchool(db: Database, details: Details, actor: string): Promise<School> {
  requireOwnDomain(details);
  return changing(db, async (transaction) => {
    const added = await insertSchool(transaction, rowOf(details));
    await insertAuditEntry(transaction, {
      actor,
      action: 'school added',
      subject: added.domain,
      details: { name: added.name, status: added.subscription_status },
    });
    return schoolOf(added);
  });
}

export async function changeSchool(
  db: Database,
  { id, ...details }: Details & { id: string },
  actor: string,
): Promise<School> {
  return changing(db, async (transaction) => {
    const before = await lockSchool(transaction, id);
    if (!before) throw new AppError('school/not-found');
    // What was accepted once stays accepted: a new contact at a shared domain is no reason to ask again.
    if (before.domain !== details.domain) requireOwnDomain(details);
    const after = await updateSchoolRow(transaction, id, rowOf(details));
    const changes = changesOf(before, after);
    if (Object.keys(changes).length > 0) {
      const entry = { actor, action: 'school updated', subject: before.domain } as const;
      await insertAuditEntry(transaction, { ...entry, details: changes });
    }
    return schoolOf(after);
  });
}

/** The people of the school keep their accounts, and from their next request on have no subscription. */
export async function removeSchool(db: Database, id: string, actor: string): Promise<void> {
  await changing(db, async (transaction) => {
    const deleted = await deleteSchoolRow(transaction, id);
    if (!deleted) throw new AppError('school/not-found');
    await insertAuditEntry(transaction, {
      actor,
      action: 'school deleted',
      subject: deleted.domain,
      details: { name: deleted.name, status: deleted.subscription_status },
    });
  });
}

/** The database decides which of two with the same domain was first. */
async function changing<Result>(db: Database, change: (transaction: Database) => Promise<Result>) {
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
