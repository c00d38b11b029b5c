import type { PersonalData } from '#contract/personal-data.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { findPersonByEmail } from './account-deletions.queries.ts';
import { erasePerson } from './erase-accounts.ts';
import { readPersonalData } from './personal-data.service.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** How many entries are about somebody who has no account. */
export async function countEntries(needs: Needs, email: string): Promise<number> {
  const { tables } = await readPersonalData(needs, { userId: null, email });
  return Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
}

export async function exportAddress(
  needs: Needs,
  email: string,
  actor: string,
): Promise<PersonalData> {
  await requireNoAccount(needs.db, email);
  const data = await readPersonalData(needs, { userId: null, email });
  const entry = { actor, action: 'personal data exported', subject: email } as const;
  await insertAuditEntry(needs.db, entry);
  return data;
}

/** At once: there is no account that could be kept. */
export async function eraseByAddress(
  { db }: Pick<Needs, 'db'>,
  email: string,
  actor: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await requireNoAccount(transaction, email);
    const subject = await erasePerson(transaction, { userId: null, email });
    await insertAuditEntry(transaction, { actor, action: 'personal data erased', subject });
  });
}

/** An account has a deletion of its own, with 14 days to change one's mind. */
async function requireNoAccount(db: Database, email: string): Promise<void> {
  if (await findPersonByEmail(db, email)) throw new AppError('account/exists');
}
