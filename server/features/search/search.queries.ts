import { sql } from 'kysely';
import type { Bucket } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';
import type { PlaceNumbers } from './parse-term.ts';
import type { TextQuery } from './text-query.ts';

export interface FoundFolder {
  folder: string;
  title: string | null;
}

export interface FoundResource {
  path: string;
  /** Of its week. */
  title: string | null;
}

export async function searchResources(
  db: Database,
  { bucket, term, limit }: { bucket: Bucket; term: string; limit: number },
): Promise<FoundResource[]> {
  return (
    db
      .selectFrom('objects as o')
      .leftJoin('objects as k', (join) =>
        join
          .on('k.bucket', '=', 'learning')
          .on(sql<boolean>`k.path = ${weekOf('o')} || ${`/${KEEP_FILE}`}`),
      )
      .select(['o.path', 'k.title'])
      .where('o.bucket', '=', bucket)
      .where('o.name', '<>', KEEP_FILE)
      .where(sql<boolean>`lower(o.name) like ${containing(term)}`)
      // Ordered, so that a search with more results than the limit always gives the same ones.
      .orderBy(sql`o.path collate "C"`)
      .limit(limit)
      .execute()
  );
}

/** Searches the names of years and weeks, which are the last part of a folder's path. */
export async function searchFolders(
  db: Database,
  { term, limit }: { term: string; limit: number },
): Promise<FoundFolder[]> {
  return folders(db, limit)
    .where(sql<boolean>`lower(split_part(${FOLDER}, '/', -1)) like ${containing(term)}`)
    .execute();
}

/** Folders with these numbers in their names: the week, or without its number the year group. */
export async function searchPlaces(
  db: Database,
  { place, limit }: { place: PlaceNumbers; limit: number },
): Promise<FoundFolder[]> {
  return folders(db, limit)
    .where(isInPlace(place))
    .where(sql<boolean>`(strpos(${FOLDER}, '/') > 0) = ${place.week !== undefined}`)
    .execute();
}

/** Searches the titles of years and weeks; those that begin with the term come first. */
export async function searchTitles(
  db: Database,
  {
    term,
    query,
    place,
    limit,
  }: { term: string; query: TextQuery; place: PlaceNumbers; limit: number },
): Promise<FoundFolder[]> {
  const words = sql`to_tsvector('english', searched_text(title))`;
  return folders(db, limit, sql`strpos(lower(title), lower(${term})) <> 1`)
    .where('title', 'is not', null)
    .where(
      sql<boolean>`(${words} @@ to_tsquery('english', ${query.titles})
        or to_tsvector('simple', searched_text(title)) @@ to_tsquery('simple', ${query.titles}))`,
    )
    .where(isInPlace(place))
    .execute();
}

const FOLDER = sql<string>`left(path, ${sql.lit(-KEEP_FILE.length - 1)})`;

/** Year groups before weeks, and Week 2 before Week 10. */
function folders(db: Database, limit: number, first = sql`strpos(${FOLDER}, '/') > 0`) {
  return db
    .selectFrom('objects')
    .select([FOLDER.as('folder'), 'title'])
    .where('bucket', '=', 'learning')
    .where('name', '=', KEEP_FILE)
    .orderBy(sql`${first}`)
    .orderBy(sql`strpos(${FOLDER}, '/') > 0`)
    .orderBy(sql`length(split_part(path, '/', 1))`)
    .orderBy(sql`split_part(path, '/', 1) collate "C"`)
    .orderBy(sql`length(path)`)
    .orderBy(sql`path collate "C"`)
    .limit(limit);
}

/** The week of a resource. */
export function weekOf(table: string) {
  const [path, name] = [sql.ref(`${table}.path`), sql.ref(`${table}.name`)];
  return sql<string>`left(${path}, length(${path}) - length(${name}) - 1)`;
}

/** Whether the names of year group and week have these numbers in them. */
export function isInPlace({ year, week }: PlaceNumbers, path = sql.ref('path')) {
  const has = (part: number, number: number | undefined) =>
    number === undefined
      ? sql<boolean>`true`
      : sql<boolean>`split_part(${path}, '/', ${sql.lit(part)}) ~ ${`(^|\\D)0*${number}(\\D|$)`}`;
  return sql<boolean>`(${has(1, year)} and ${has(2, week)})`;
}

/** The LIKE pattern for a term, lowered by the database as the names are. */
function containing(term: string) {
  return sql<string>`lower(${`%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
}
