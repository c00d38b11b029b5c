import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { organisationLogin } from '../auth/organisation-login.ts';
import { deleteWrongPasswords } from '../auth/password-limits.ts';
import { takeStaffTurn } from '../auth/password-turns.ts';
import { hashPassword } from '../auth/passwords.ts';
import { deleteSessionsOf } from '../auth/session.queries.ts';
import {
  findPassword,
  insertPassword,
  insertUser,
  replacePassword,
} from '../auth/users.queries.ts';
import { findSchoolByDomain, holdSchoolDomain } from '../schools/schools.queries.ts';

interface Account {
  domain: string;
  password: string;
}

/** Never replaces an existing account or person, also when several administrators try at once. */
export async function createOrganisationAccount(
  db: Database,
  { domain, password }: Account,
  actor: string,
): Promise<void> {
  if (!(await findSchoolByDomain(db, domain))) throw new AppError('school/not-found');
  const passwordHash = await hashInTurn(password);
  await db.transaction().execute(async (transaction) => {
    // Checked again, because the school may have been deleted while the password was hashed.
    if (!(await holdSchoolDomain(transaction, domain))) throw new AppError('school/not-found');
    const login = organisationLogin(domain);
    const userId = await insertUser(transaction, login);
    if (!userId) throw new AppError(await takenLoginError(transaction, login));
    await insertPassword(transaction, userId, passwordHash);
    await insertAuditEntry(transaction, {
      actor,
      action: 'organisation account created',
      subject: domain,
    });
  });
}

/** An organisation account has a password, a person has none. */
async function takenLoginError(db: Database, login: string): Promise<ErrorCode> {
  const hasPassword = (await findPassword(db, login)) !== undefined;
  return hasPassword ? 'organisation-account/exists' : 'organisation-account/login-of-person';
}

/** Ends all sessions of the account, and forgets the wrong passwords counted so far. */
export async function resetOrganisationPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { domain, password }: Account,
  actor: string,
): Promise<void> {
  const email = organisationLogin(domain);
  const passwordHash = await hashInTurn(password);
  await db.transaction().execute(async (transaction) => {
    const userId = await replacePassword(transaction, { email, passwordHash, now: now() });
    if (!userId) throw new AppError('organisation-account/not-found');
    await deleteSessionsOf(transaction, userId);
    await deleteWrongPasswords(transaction, domain);
    await insertAuditEntry(transaction, {
      actor,
      action: 'organisation password reset',
      subject: domain,
    });
  });
}

/** Administrators do not wait behind teachers who sign in. */
function hashInTurn(password: string): Promise<string> {
  return takeStaffTurn(() => hashPassword(password), 'administrators');
}
