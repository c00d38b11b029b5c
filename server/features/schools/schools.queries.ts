import type { SubscriptionStatus } from '#contract/schools.ts';
import type { Database } from '../../db/database.ts';

interface NewSchool {
  name: string;
  domain: string;
  contact_name: string | null;
  contact_email: string | null;
  subscription_status: SubscriptionStatus;
}

export async function insertSchool(db: Database, school: NewSchool): Promise<void> {
  await db.insertInto('schools').values(school).execute();
}

export async function findSchoolByDomain(
  db: Database,
  domain: string,
): Promise<{ id: string } | undefined> {
  return db.selectFrom('schools').select('id').where('domain', '=', domain).executeTakeFirst();
}

export async function countSchools(db: Database): Promise<number> {
  const counted = await db
    .selectFrom('schools')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}
