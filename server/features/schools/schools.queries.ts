import { sql } from 'kysely';
import type { SubscriptionPlan, SubscriptionStatus } from '#contract/schools.ts';
import type { Database } from '../../db/database.ts';

interface Details {
  name: string;
  domain: string;
  contact_name: string | null;
  contact_email: string | null;
  subscription_status: SubscriptionStatus;
}

interface Subscription {
  plan: SubscriptionPlan | null;
  starts_on: string | null;
  ends_on: string | null;
  trust: string | null;
  reminders: boolean;
  /** The end at which the clock made the school inactive. */
  ended_for: string | null;
}

export interface NewSchool extends Details, Partial<Subscription> {}

export interface SchoolRow extends Details, Subscription {
  id: string;
}

export const COLUMNS = [
  'id',
  'name',
  'domain',
  'contact_name',
  'contact_email',
  'subscription_status',
  'plan',
  'starts_on',
  'ends_on',
  'trust',
  'reminders',
  'ended_for',
] as const;

export async function listSchoolRows(db: Database): Promise<SchoolRow[]> {
  return db.selectFrom('schools').select(COLUMNS).orderBy('domain').execute();
}

export async function insertSchool(db: Database, school: NewSchool): Promise<SchoolRow> {
  return db.insertInto('schools').values(school).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function findSchool(db: Database, id: string): Promise<SchoolRow | undefined> {
  return db.selectFrom('schools').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Reads a school and keeps others from changing it until the transaction ends. */
export async function lockSchool(db: Database, id: string): Promise<SchoolRow | undefined> {
  return db
    .selectFrom('schools')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The names of all trusts, as schools have them. */
export async function listTrusts(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('schools')
    .select('trust')
    .distinct()
    .where('trust', 'is not', null)
    .orderBy('trust')
    .execute();
  return rows.flatMap(({ trust }) => trust ?? []);
}

/** Reads the schools of a trust, in any of its spellings, and keeps others from changing them until the transaction ends. */
export async function lockSchoolsOfTrust(
  db: Database,
  spellings: readonly string[],
): Promise<SchoolRow[]> {
  return db
    .selectFrom('schools')
    .select(COLUMNS)
    .where(sql<boolean>`trust = any(${spellings}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateSchoolRow(
  db: Database,
  id: string,
  school: NewSchool,
): Promise<SchoolRow> {
  return db
    .updateTable('schools')
    .set(school)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Returns the deleted row; undefined when it was deleted before. */
export async function deleteSchoolRow(db: Database, id: string): Promise<SchoolRow | undefined> {
  return db.deleteFrom('schools').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

export async function findSchoolByDomain(
  db: Database,
  domain: string,
): Promise<{ id: string } | undefined> {
  return db.selectFrom('schools').select('id').where('domain', '=', domain).executeTakeFirst();
}

/** Whether a school has the domain; if so, the school cannot change until the transaction ends. */
export async function holdSchoolDomain(db: Database, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom('schools')
    .select('id')
    .where('domain', '=', domain)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function countSchools(db: Database): Promise<number> {
  const counted = await db
    .selectFrom('schools')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}
