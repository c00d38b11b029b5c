import type { Database } from '../../db/database.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { insertUser } from '../auth/users.queries.ts';
import { deleteSessionsOf } from '../auth/session.queries.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.queries.ts';
import {
  type Administrator,
  findPerson,
  findUserId,
  listAdministrators,
  setAdministrator,
} from './administrators.queries.ts';

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

/** A line for each administrator: the address and, after a tab, the ways to sign in beside a code. */
export async function describeAdministrators(db: Database): Promise<string[]> {
  return (await listAdministrators(db)).map(
    (administrator) => `${administrator.email}\t${waysOf(administrator)}`,
  );
}

function waysOf({ passkeys, providerAccounts }: Administrator): string {
  const ways = [
    passkeys === 0 ? 'no passkey' : counted(passkeys, 'passkey'),
    ...(providerAccounts === 0 ? [] : [counted(providerAccounts, 'account of a provider')]),
  ];
  return ways.join(', ');
}

function counted(count: number, what: string): string {
  if (count === 1) return `1 ${what}`;
  return `${count} ${what.replace(/^\w+/, '$&s')}`;
}

/**
 * For an administrator who has lost every passkey. Ends the sessions as well: the finder of a lost one may be signed in.
 * The next sign-in by code may add a new passkey.
 */
export async function removePasskeys(
  db: Database,
  email: string,
  { actor }: Change,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const userId = await findUserId(transaction, email);
    if (userId === undefined) return undefined;
    const passkeys = await deletePasskeysOf(transaction, userId);
    await deleteSessionsOf(transaction, userId);
    await insertAuditEntry(transaction, {
      actor,
      action: 'passkeys removed',
      subject: email,
      details: { passkeys },
    });
    return passkeys;
  });
}
