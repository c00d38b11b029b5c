import type { Database } from '../../db/database.ts';
import { insertUser } from '../auth/users.queries.ts';
import { findPerson, listAdministratorEmails, setAdministrator } from './administrators.queries.ts';

type Granted = 'granted' | 'already' | 'organisation';
type Revoked = 'revoked' | 'not-administrator';

/** Works also for a person who has never signed in, and never for an organisation account. */
export async function grantAdministrator(db: Database, email: string, now: Date): Promise<Granted> {
  return db.transaction().execute(async (transaction) => {
    await insertUser(transaction, email);
    const person = await findPerson(transaction, email);
    if (person?.isOrganisation) return 'organisation';
    if (person?.isAdmin) return 'already';
    await setAdministrator(transaction, { email, isAdmin: true, now });
    return 'granted';
  });
}

/** Takes effect with the person's next request. */
export async function revokeAdministrator(
  db: Database,
  email: string,
  now: Date,
): Promise<Revoked> {
  const person = await findPerson(db, email);
  if (!person?.isAdmin) return 'not-administrator';
  await setAdministrator(db, { email, isAdmin: false, now });
  return 'revoked';
}

export function listAdministrators(db: Database): Promise<string[]> {
  return listAdministratorEmails(db);
}
