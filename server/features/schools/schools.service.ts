import type * as z from 'zod/mini';
import { dayInLondon } from '#contract/calendar-day.ts';
import { inNaturalOrder } from '#contract/library-path.ts';
import type { changeTrustSchools, School } from '#contract/schools.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/database-errors.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { closeDomain, openDomain } from './domain-change.ts';
import { requireOwnDomain } from './domain-rules.ts';
import { changesOf, initialFields } from './school-changes.ts';
import { changedRowOf, type Details, rowOf, schoolOf } from './school-row.ts';
import {
  deleteSchoolRow,
  insertSchool,
  listSchoolRows,
  lockSchool,
  lockSchoolsOfTrust,
  type SchoolRow,
  updateSchoolRow,
} from './schools.queries.ts';
import { findSpellings, spellTrust } from './trust-spelling.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

export async function readSchools(db: Database): Promise<School[]> {
  const schools = (await listSchoolRows(db)).map(schoolOf);
  return schools.toSorted((a, b) => inNaturalOrder(a.name, b.name));
}

export async function addSchool(
  { db, now }: Needs,
  details: Details,
  actor: string,
): Promise<School> {
  requireOwnDomain(details);
  return changeSchools(db, async (transaction) => {
    const trust = await spellTrust(transaction, { trust: details.trust, actor });
    const row = rowOf({ ...details, trust }, { today: dayInLondon(now()) });
    const added = await insertSchool(transaction, row);
    const leftBehind = await openDomain(transaction, added.domain);
    await insertAuditEntry(transaction, {
      actor,
      action: 'school added',
      subject: added.domain,
      details: { ...initialFields(added), ...leftBehind },
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
    const trust = await spellTrust(transaction, { trust: details.trust, id, actor });
    const before = await lockSchool(transaction, id);
    if (!before) throw new AppError('school/not-found');
    const moves = before.domain !== details.domain;
    // Only a new domain is checked: changing the contact of a school at a shared domain needs no confirmation.
    if (moves) requireOwnDomain(details);
    const wanted = rowOf({ ...details, trust }, { before, today: dayInLondon(now()) });
    const after = await updateSchoolRow(transaction, id, wanted);
    const moved = moves && {
      ...(await closeDomain(transaction, before.domain, now())),
      ...(await openDomain(transaction, after.domain)),
    };
    await noteChanges(transaction, before, { ...changesOf(before, after), ...moved }, actor);
    return schoolOf(after);
  });
}

/** Changes all schools of a trust or none: not if their number is no longer the one that was confirmed. */
export async function changeSchoolsOfTrust(
  { db, now }: Needs,
  { trust, count, ...changes }: z.output<typeof changeTrustSchools.input>,
  actor: string,
): Promise<School[]> {
  return db.transaction().execute(async (transaction) => {
    const spellings = await findSpellings(transaction, trust);
    const rows = await lockSchoolsOfTrust(transaction, spellings);
    if (rows.length !== count) throw new AppError('school/trust-changed');
    const changed: School[] = [];
    for (const before of rows) {
      const wanted = changedRowOf(before, changes, dayInLondon(now()));
      const after = await updateSchoolRow(transaction, before.id, wanted);
      await noteChanges(transaction, before, changesOf(before, after), actor);
      changed.push(schoolOf(after));
    }
    return changed;
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

async function noteChanges(
  transaction: Database,
  { domain }: SchoolRow,
  details: ReturnType<typeof changesOf>,
  actor: string,
): Promise<void> {
  if (Object.keys(details).length === 0) return;
  await insertAuditEntry(transaction, {
    actor,
    action: 'school updated',
    subject: domain,
    details,
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
