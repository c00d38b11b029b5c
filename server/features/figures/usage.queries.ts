import { sql } from 'kysely';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { UsageKind } from '#contract/figures.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import { keptSince } from '#contract/retention.ts';
import type { Database } from '../../db/database.ts';
import { patternBelow } from '../library/library.queries.ts';

export interface UsageRow {
  day: string;
  schoolId: string;
  kind: UsageKind;
  resource: string;
  uses: number;
}

/** Always in the same order, so that two copies that write at once cannot deadlock. */
export async function addUsage(db: Database, rows: UsageRow[]): Promise<void> {
  await separateReused(db, [...new Set(rows.map(({ resource }) => resource))]);
  await sql`
    insert into usage_counts (day, school_id, kind, resource, uses)
    select day, school_id, kind, counted_as, sum(uses)
    from unnest(
      ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ schoolId }) => schoolId)}::uuid[],
      ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ resource }) => resource)}::text[],
      ${rows.map(({ uses }) => uses)}::integer[]
    ) as counted (day, school_id, kind, resource, uses),
    lateral (
      select coalesce(min(renamed.counted_as), counted.resource) as counted_as
      from renamed_resources renamed where renamed.path = counted.resource
    ) as known
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (day, school_id, kind, resource)
      do update set uses = usage_counts.uses + excluded.uses`.execute(db);
}

/** A path that another resource had before its rename is counted under a name of its own. */
async function separateReused(db: Database, paths: string[]): Promise<void> {
  await sql`
    insert into renamed_resources (counted_as, path)
    select gen_random_uuid()::text, used.path from unnest(${paths}::text[]) as used (path)
    where exists (select from renamed_resources where counted_as = used.path)
      and not exists (select from renamed_resources renamed where renamed.path = used.path)
  `.execute(db);
}

/** Gives the uses of a renamed folder to its new name, beside those that an earlier folder of that name had. */
export async function moveUsage(
  transaction: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const renamed = sql`${to}::text || substr(path, length(${from}::text) + 1)`;
  await sql`
    update renamed_resources set path = ${renamed} where path like ${patternBelow(from)}
  `.execute(transaction);
  // Also the deleted ones, which may be restored.
  await sql`
    insert into renamed_resources (counted_as, path)
    select path, ${renamed}
    from (
      select path from objects where path like ${patternBelow(from)}
      union select path || subpath from deletions join deleted_objects on deletion_id = id
        where path like ${patternBelow(from)}
    ) as resources (path)
    where path not like ${`%/${KEEP_FILE}`}
    on conflict do nothing`.execute(transaction);
}

/** The last count of a day stays. */
export async function noteSchoolCounts(db: Database, now: Date): Promise<void> {
  await sql`
    insert into school_snapshots (day, status, schools)
    select ${dayInLondon(now)}::date, status, count(schools.id)::integer
    from unnest(array['active', 'inactive', 'pending', 'trial']) as status
      left join schools on schools.subscription_status = status
    group by status
    on conflict (day, status) do update set schools = excluded.schools`.execute(db);
}

export async function deleteOldFigures(db: Database, now: Date): Promise<void> {
  const first = dayInLondon(keptSince('usageFigures', now));
  await db.deleteFrom('usage_counts').where('day', '<', first).execute();
  await db.deleteFrom('school_snapshots').where('day', '<', first).execute();
}
