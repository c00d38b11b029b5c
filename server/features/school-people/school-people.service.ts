import type * as z from 'zod/mini';
import { SCHOOL_PEOPLE_LISTED } from '#contract/limits.ts';
import type { listSchoolPeople, signOutPerson, signOutSchool } from '#contract/school-people.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { sessionTimes } from '../auth/session-life.ts';
import { findSchool, lockSchool } from '../schools/schools.queries.ts';
import { deleteSessionsOfPerson, findEmail, listSignedInPeople } from './school-people.queries.ts';
import { countSignedOut, signOutDomain } from './sign-out-domain.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

export async function readSchoolPeople(
  { db, now }: Needs,
  id: string,
): Promise<z.input<typeof listSchoolPeople.output>> {
  const school = await findSchool(db, id);
  if (!school) throw new AppError('school/not-found');
  const rows = await listSignedInPeople(db, {
    domain: school.domain,
    most: SCHOOL_PEOPLE_LISTED,
    ...sessionTimes(now()),
  });
  return {
    people: rows.map((row) => ({
      userId: row.user_id,
      email: row.email,
      isAdmin: row.is_admin,
      sessions: Number(row.sessions),
      lastUsedAt: row.last_used.toISOString(),
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}

export async function endSessionsOfSchool(
  { db, now }: Needs,
  id: string,
  actor: string,
): Promise<z.input<typeof signOutSchool.output>> {
  return db.transaction().execute(async (transaction) => {
    const school = await lockSchool(transaction, id);
    if (!school) throw new AppError('school/not-found');
    const signedOut = await signOutDomain(transaction, school.domain, now());
    await insertAuditEntry(transaction, {
      actor,
      action: 'school signed out',
      subject: school.domain,
      details: { ...signedOut },
    });
    return signedOut;
  });
}

export async function endSessionsOfPerson(
  { db, now }: Needs,
  userId: string,
  actor: string,
): Promise<z.input<typeof signOutPerson.output>> {
  return db.transaction().execute(async (transaction) => {
    const email = await findEmail(transaction, userId);
    if (email === undefined) throw new AppError('request/not-found');
    const ended = await deleteSessionsOfPerson(transaction, userId);
    const { sessions } = countSignedOut(ended, now());
    await insertAuditEntry(transaction, {
      actor,
      action: 'person signed out',
      subject: email,
      details: { sessions },
    });
    return { sessions };
  });
}
