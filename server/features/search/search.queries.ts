import { sql } from 'kysely';
import type { Bucket } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import { WEEKS_LISTED_SINGLY } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isPlace, type PlaceNumbers } from './parse-term.ts';
import type { TextQuery } from './text-query.ts';

export interface FoundFolder {
  folder: string;
  title: string | null;
}

/** A resource by its name. */
export interface FoundResource {
  path: string;
  /** Of its week. */
  title: string | null;
  /** How many weeks of the year have the name in this bucket. Where they are many, only the first of them is found. */
  weeks: number;
}

export interface NameSearch {
  term: string;
  /** The words beside a place, 'slides' of 'slides y4 w10': names that have them are found in that place. */
  words: string[];
  place: PlaceNumbers;
}

export async function searchResources(
  db: Database,
  { bucket, limit, ...wanted }: NameSearch & { bucket: Bucket; limit: number },
): Promise<FoundResource[]> {
  const { rows } = await sql<FoundResource>`
    with found as (
      select count(*)::integer as weeks,
        case when count(*) > ${WEEKS_LISTED_SINGLY}::integer
          then array[min(o.path collate "C") collate "default"] else array_agg(o.path) end as paths
      from objects o
      where o.bucket = ${bucket} and o.name <> ${sql.lit(KEEP_FILE)} and ${hasName(wanted)}
      group by split_part(o.path, '/', 1), lower(o.name)
      -- Ordered, so that a search with more results than the limit always gives the same ones.
      order by min(o.path collate "C")
      limit ${limit}::integer
    )
    select f.weeks, each.path, k.title
    from found f cross join unnest(f.paths) as each (path)
    left join objects k on k.bucket = 'learning'
      and k.path = split_part(each.path, '/', 1) || '/' || split_part(each.path, '/', 2)
        || ${`/${KEEP_FILE}`}`.execute(db);
  return rows;
}

function hasName({ term, words, place }: NameSearch) {
  const isTerm = sql<boolean>`lower(o.name) like ${containing(term)}`;
  if (words.length === 0 || !isPlace(place)) return isTerm;
  const hasWords = words.map((word) => sql<boolean>`lower(o.name) like ${containing(word)}`);
  return sql<boolean>`(${isTerm} or (${sql.join(hasWords, sql` and `)}
    and ${isInPlace(place, sql.ref('o.path'))}))`;
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
  const isAbout = (config: 'english' | 'simple') =>
    sql<boolean>`to_tsvector(${sql.lit(config)}, searched_text(title))
      @@ to_tsquery(${sql.lit(config)}, ${query.titles})`;
  return folders(db, limit, sql`strpos(lower(title), lower(${term})) <> 1`)
    .where('title', 'is not', null)
    .where(
      // A phrase is found as it is: without its stop words 'i before e' would be any 'e'.
      query.phrases === ''
        ? sql<boolean>`(${isAbout('english')} or ${isAbout('simple')})`
        : isAbout('simple'),
    )
    .where(isInPlace(place))
    .execute();
}

/** Searches titles for a text with its signs, those first that begin with it. */
export async function searchTitleText(
  db: Database,
  { text, place, limit }: { text: string; place: PlaceNumbers; limit: number },
): Promise<FoundFolder[]> {
  const position = sql<number>`strpos(lower(title), lower(${text}))`;
  return folders(db, limit, sql`${position} <> 1`)
    .where(sql<boolean>`${position} > 0`)
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
