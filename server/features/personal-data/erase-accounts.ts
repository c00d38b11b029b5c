import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { findPersonById, listDueAccounts, lockDueAccount } from './account-deletions.queries.ts';
import { eraseHeldRows, type Owner } from './held-data.queries.ts';
import { HELD_DATA } from './held-data.ts';

const PSEUDONYM_BYTES = 6;

/** Deletes the accounts whose time has come, each in a transaction of its own: one that fails is tried again next time. */
export async function eraseDueAccounts(db: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await listDueAccounts(db, now)) {
    await db
      .transaction()
      .execute((transaction) => eraseAccount(transaction, userId, now))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be deleted');
}

async function eraseAccount(transaction: Database, userId: string, now: Date): Promise<void> {
  if (!(await lockDueAccount(transaction, userId, now))) return;
  const person = await findPersonById(transaction, userId);
  if (!person) return;
  const pseudonym = await erasePerson(transaction, person);
  const entry = { actor: 'retention', action: 'account deleted', subject: pseudonym } as const;
  await insertAuditEntry(transaction, entry);
}

/** Removes a person from every table; returns the pseudonym that stands for them in the audit log. */
export async function erasePerson(transaction: Database, person: Owner): Promise<string> {
  // Random, so that nobody can find out whom it stands for.
  const pseudonym = `deleted person ${randomBytes(PSEUDONYM_BYTES).toString('hex')}`;
  for (const [table, held] of Object.entries(HELD_DATA)) {
    for (const each of held) {
      await eraseHeldRows(transaction, table, each, { ...person, pseudonym });
    }
  }
  return pseudonym;
}
