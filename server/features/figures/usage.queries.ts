import { sql } from 'kysely';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { UsageKind } from '#contract/figures.ts';
import { keptSince } from '#contract/retention.ts';
import type { Database } from '../../db/database.ts';
import { below } from '../library/library.queries.ts';

export interface UsageRow {
  day: string;
  schoolId: string;
  kind: UsageKind;
  resource: string;
  uses: number;
}

/** Always in the same order, so that two copies that write at once cannot deadlock. */
export async function addUsage(db: Database, rows: UsageRow[]): Promise<void> {
  await sql`
    insert into usage_counts (day, school_id, kind, resource, uses)
    select * from unnest(
      ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ schoolId }) => schoolId)}::uuid[],
      ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ resource }) => resource)}::text[],
      ${rows.map(({ uses }) => uses)}::integer[]
    ) as counted (day, school_id, kind, resource, uses)
    order by 1, 2, 3, 4
    on conflict (day, school_id, kind, resource)
      do update set uses = usage_counts.uses + excluded.uses`.execute(db);
}

/** Gives the uses of a renamed folder to its new name, and adds them to those that an earlier folder of that name had. */
export async function moveUsage(
  transaction: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (await hasManyCounts(transaction, from)) return;
  // Copies that write their counts wait, because two writers of the same rows could deadlock.
  await sql`lock table usage_counts in share row exclusive mode`.execute(transaction);
  await sql`
    with moved as (
      delete from usage_counts where resource like ${below(from)} returning *
    )
    insert into usage_counts (day, school_id, kind, resource, uses)
    select day, school_id, kind, ${to}::text || substr(resource, length(${from}::text) + 1), uses
    from moved
    order by 1, 2, 3, 4
    on conflict (day, school_id, kind, resource)
      do update set uses = usage_counts.uses + excluded.uses`.execute(transaction);
}

/** A rename waits for its counts and must not fail because of them: about three seconds for this many. */
const MOST_MOVED = 100_000;

async function hasManyCounts(db: Database, path: string): Promise<boolean> {
  const counted = await sql<{ many: boolean }>`
    select count(*) > ${MOST_MOVED}::integer as many
    from (select from usage_counts where resource like ${below(path)} limit ${MOST_MOVED + 1}) as counts
  `.execute(db);
  return counted.rows[0]?.many ?? false;
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
