import { sql } from 'kysely';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';
import { patternBelow } from '../library/library.queries.ts';

export interface NotedPlace {
  userId: string;
  path: string;
  page: number | null;
  seenAt: Date;
}

/** When several copies write, the latest note counts. Deleted places and shared logins are left out. */
export async function saveLastPlaces(db: Database, places: readonly NotedPlace[]): Promise<void> {
  const rows = JSON.stringify(places);
  await sql`
    insert into last_places (profile_id, path, page, seen_at)
    select profiles.id, noted.path, noted.page, noted."seenAt"
    from json_to_recordset(${rows}::json)
      as noted ("userId" uuid, path text, page integer, "seenAt" timestamptz)
    join profiles on profiles.id = noted."userId"
    where exists (
      select from objects where objects.path in (noted.path, noted.path || ${`/${KEEP_FILE}`})
    )
    and not exists (
      select from accounts where user_id = profiles.id and provider_id = 'credential'
    )
    order by profiles.id
    on conflict (profile_id) do update
      set path = excluded.path, page = excluded.page, seen_at = excluded.seen_at
      where last_places.seen_at <= excluded.seen_at`.execute(db);
}

export async function findLastPlace(db: Database, userId: string) {
  return db
    .selectFrom('last_places')
    .select(['path', 'page'])
    .where('profile_id', '=', userId)
    .where('path', 'is not', null)
    .$narrowType<{ path: string }>()
    .executeTakeFirst();
}

/** Keeps the time, so that an earlier note which another copy writes later does not bring the place back. */
export async function emptyLastPlace(db: Database, userId: string, at: Date): Promise<void> {
  const nowhere = { path: null, page: null, seen_at: at };
  await db
    .insertInto('last_places')
    .values({ profile_id: userId, ...nowhere })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(nowhere))
    .execute();
}

/** The weeks of a year, as their `.keep` files with their titles, and the resources of one of them. */
export async function listAround(
  db: Database,
  { year, week }: { year: string; week: string },
): Promise<{ path: string; title: string | null }[]> {
  return db
    .selectFrom('objects')
    .select(['path', 'title'])
    .where((eb) =>
      eb.or([
        eb('path', 'like', patternBelow(`${year}/${week}`)),
        eb.and([eb('path', 'like', patternBelow(year)), eb('name', '=', KEEP_FILE)]),
      ]),
    )
    .execute();
}

/** Renames the folder in the places of everybody who was in it. */
export async function moveLastPlaces(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('last_places')
    .set({ path: sql`${to}::text || substr(path, length(${from}::text) + 1)` })
    .where('profile_id', 'in', lockIn(db, from))
    .execute();
}

export async function deleteLastPlacesIn(db: Database, folder: string): Promise<void> {
  await db.deleteFrom('last_places').where('profile_id', 'in', lockIn(db, folder)).execute();
}

/** The last places in a folder, locked in the same order as above, so that two statements cannot deadlock. */
function lockIn(db: Database, folder: string) {
  return db
    .selectFrom('last_places')
    .select('profile_id')
    .where((eb) => eb.or([eb('path', '=', folder), eb('path', 'like', patternBelow(folder))]))
    .orderBy('profile_id')
    .forUpdate();
}
