import { sql } from 'kysely';
import type { UsageKind } from '#contract/figures.ts';
import { TRIAL_DAYS } from '#contract/limits.ts';
import type { SubscriptionStatus } from '#contract/schools.ts';
import type { Database } from '../../db/database.ts';

interface Asked {
  /** The first day that counts. */
  since: string;
  /** Undefined for all schools. */
  schoolId: string | undefined;
}

/** Uses by the Monday of their week. */
export async function sumByWeek(db: Database, asked: Asked) {
  const { rows } = await sql<{ start: string; kind: UsageKind; uses: number }>`
    select date_trunc('week', day)::date::text as start, kind, sum(uses)::integer as uses
    from usage_counts
    where ${counts(asked)}
    group by 1, 2`.execute(db);
  return rows;
}

/** Every resource of the library, also those that were never used. */
export async function sumByResource(db: Database, asked: Asked) {
  const { rows } = await sql<{ path: string; uses: number }>`
    select objects.path, coalesce(used.uses, 0)::integer as uses
    from objects
    left join (
      select coalesce(renamed.path, resource) as path, sum(counted.uses) as uses
      from (
        select resource, sum(uses) as uses
        from usage_counts
        where kind <> 'sign-in' and ${counts(asked)}
        group by resource
      ) counted left join renamed_resources renamed on counted_as = resource
      group by 1
    ) used on used.path = objects.path
    where objects.name <> '.keep'`.execute(db);
  return rows;
}

export async function listSchoolCounts(db: Database) {
  const { rows } = await sql<{ day: string; status: SubscriptionStatus; schools: number }>`
    select day::text, status, schools from school_snapshots order by day`.execute(db);
  return rows;
}

export async function countSchools(db: Database) {
  const { rows } = await sql<{ status: SubscriptionStatus; schools: number }>`
    select subscription_status as status, count(*)::integer as schools
    from schools group by 1`.execute(db);
  return rows;
}

interface QuietSchoolRow {
  id: string;
  name: string;
  domain: string;
  lastUsedOn: string | null;
  endsOn: string | null;
}

/**
 * Schools with a subscription that was not used since this day, and that end by the other day or have no end. One that
 * never used it is quiet from its start, if that is known, but not from before uses were counted.
 */
export async function listQuietSchools(db: Database, asked: { since: string; endsBy: string }) {
  const startsOn = sql`coalesce(
    starts_on, case when subscription_status = 'trial' then ends_on - ${TRIAL_DAYS}::integer end)`;
  const countedSince = sql`coalesce((select min(day) from school_snapshots), 'infinity')`;
  const { rows } = await sql<QuietSchoolRow>`
    select schools.id, schools.name, schools.domain,
      max(day)::text as "lastUsedOn", ends_on::text as "endsOn"
    from schools left join usage_counts on usage_counts.school_id = schools.id
    where subscription_status in ('active', 'trial')
      and (ends_on is null or ends_on <= ${asked.endsBy}::date)
      and (day is not null or ${startsOn} is not null)
    group by schools.id
    having coalesce(max(day), greatest(${startsOn}, ${countedSince})) < ${asked.since}::date
    order by ends_on nulls last, max(day) nulls first, schools.name`.execute(db);
  return rows;
}

function counts({ since, schoolId }: Asked) {
  const ofSchool = schoolId === undefined ? sql`true` : sql`school_id = ${schoolId}`;
  return sql`day >= ${since}::date and ${ofSchool}`;
}
