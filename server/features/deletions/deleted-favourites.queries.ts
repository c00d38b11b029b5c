import { sql } from 'kysely';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';

interface Restored {
  id: string;
  from: string;
  to: string;
}

/** Notes who had the deleted items as favourites. The profiles keep them: a teacher may still remove one. */
export async function noteDeletedFavourites(
  db: Database,
  { id, path }: { id: string; path: string },
): Promise<void> {
  await db
    .insertInto('deleted_favourites')
    .columns(['deletion_id', 'profile_id', 'subpath'])
    .expression(
      sql`select distinct ${id}::uuid, p.id, item.subpath
        from profiles p, unnest(p.favourites) as favourite
        join (
          select regexp_replace(subpath, ${`/\\${KEEP_FILE}$`}, '') as subpath
          from deleted_objects where deletion_id = ${id}
        ) as item on favourite = ${path}::text || item.subpath`,
    )
    .execute();
}

/** A favourite that its owner has removed meanwhile does not come back. */
export async function forgetDeletedFavourite(
  db: Database,
  { userId, path }: { userId: string; path: string },
): Promise<void> {
  await db
    .deleteFrom('deleted_favourites as f')
    .using('deletions as d')
    .whereRef('d.id', '=', 'f.deletion_id')
    .where('f.profile_id', '=', userId)
    .where(sql<boolean>`d.path || f.subpath = ${path}`)
    .execute();
}

/** Renames the favourites of what comes back under another name, unless something else has the old name now. */
export async function renameRestoredFavourites(
  db: Database,
  { id, from, to }: Restored,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      favourites: sql`array(
        select new_path from unnest(favourites) with ordinality as each (favourite, place)
        left join deleted_favourites f on f.deletion_id = ${id} and f.profile_id = profiles.id
          and favourite = ${from}::text || f.subpath
          and not exists (
            select from objects where path in (favourite, favourite || ${`/${KEEP_FILE}`})
          ),
        lateral (
          select case when f.subpath is null then favourite else ${to}::text || f.subpath end
        ) as path (new_path)
        group by new_path order by min(place)
      )`,
    })
    .where('id', 'in', ownersOf(db, id))
    .execute();
}

/** Adds the favourites that a profile does not have, as far as its list has room. */
export async function addRestoredFavourites(
  db: Database,
  { id, to, most }: Omit<Restored, 'from'> & { most: number },
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      favourites: sql`favourites || array(
        select ${to}::text || f.subpath from deleted_favourites f
        where f.deletion_id = ${id} and f.profile_id = profiles.id
          and ${to}::text || f.subpath <> all (favourites)
        order by f.subpath limit greatest(0, ${most} - cardinality(favourites))
      )`,
    })
    .where('id', 'in', ownersOf(db, id))
    .execute();
}

function ownersOf(db: Database, id: string) {
  return db.selectFrom('deleted_favourites').select('profile_id').where('deletion_id', '=', id);
}
