import type { Database } from '../../db/database.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { insertUser } from '../auth/users.queries.ts';
import { findPerson, listAdministratorEmails, setAdministrator } from './administrators.queries.ts';

type Granted = 'granted' | 'already' | 'organisation';
type Revoked = 'revoked' | 'not-administrator';

interface Change {
  now: Date;
  /** For the audit log: where the change came from. */
  actor: string;
}

/** Works also for a person who has never signed in, and never for an organisation account. */
export async function grantAdministrator(
  db: Database,
  email: string,
  { now, actor }: Change,
): Promise<Granted> {
  return db.transaction().execute(async (transaction) => {
    await insertUser(transaction, email);
    const person = await findPerson(transaction, email);
    if (person?.isOrganisation) return 'organisation';
    if (person?.isAdmin) return 'already';
    await setAdministrator(transaction, { email, isAdmin: true, now });
    await insertAuditEntry(transaction, {
      actor,
      action: 'administrator granted',
      subject: email,
    });
    return 'granted';
  });
}

/** Takes effect with the person's next request. */
export async function revokeAdministrator(
  db: Database,
  email: string,
  { now, actor }: Change,
): Promise<Revoked> {
  return db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, email);
    if (!person?.isAdmin) return 'not-administrator';
    await setAdministrator(transaction, { email, isAdmin: false, now });
    await insertAuditEntry(transaction, {
      actor,
      action: 'administrator revoked',
      subject: email,
    });
    return 'revoked';
  });
}

export function listAdministrators(db: Database): Promise<string[]> {
  return listAdministratorEmails(db);
}
