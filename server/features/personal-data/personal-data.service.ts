import type { PersonalData } from '#contract/personal-data.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { findPersonById } from './account-deletions.queries.ts';
import { type Owner, type Person, readHeldRows } from './held-data.queries.ts';
import { HELD_DATA } from './held-data.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** All that is held about a person, with or without an account. */
export async function readPersonalData(
  { db, now }: Needs,
  { userId, email }: Owner,
): Promise<PersonalData> {
  const tables: PersonalData['tables'] = {};
  for (const [table, held] of Object.entries(HELD_DATA)) {
    const rows: PersonalData['tables'][string] = [];
    for (const each of held) rows.push(...(await readHeldRows(db, table, each, { userId, email })));
    if (rows.length > 0) tables[table] = rows;
  }
  return { email, madeAt: now().toISOString(), tables };
}

/** For somebody who has asked an administrator for their data. */
export async function exportPersonalData(
  { db, now }: Needs,
  userId: string,
  actor: string,
): Promise<PersonalData> {
  const person = await requirePerson(db, userId);
  const data = await readPersonalData({ db, now }, person);
  await insertAuditEntry(db, { actor, action: 'personal data exported', subject: person.email });
  return data;
}

export async function requirePerson(db: Database, userId: string): Promise<Person> {
  const person = await findPersonById(db, userId);
  if (!person) throw new AppError('request/not-found');
  return person;
}
