import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function findFavourites(db: Database, userId: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('favourites')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.favourites;
}

/** Adds the path at the end, once; undefined when the list is full. */
export async function appendFavourite(
  db: Database,
  userId: string,
  { path, most }: { path: string; most: number },
): Promise<string[] | undefined> {
  const row = await db
    .updateTable('profiles')
    .set({ favourites: sql`array_append(array_remove(favourites, ${path}), ${path})` })
    .where('id', '=', userId)
    .where(sql<boolean>`cardinality(array_remove(favourites, ${path})) < ${most}`)
    .returning('favourites')
    .executeTakeFirst();
  return row?.favourites;
}

export async function deleteFavourite(
  db: Database,
  userId: string,
  path: string,
): Promise<string[] | undefined> {
  const row = await db
    .updateTable('profiles')
    .set({ favourites: sql`array_remove(favourites, ${path})` })
    .where('id', '=', userId)
    .returning('favourites')
    .executeTakeFirst();
  return row?.favourites;
}
