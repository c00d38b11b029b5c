import { sql } from 'kysely';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';
import type { PlaceNumbers } from './parse-term.ts';
import type { TextQuery } from './text-query.ts';

export interface FoundFolder {
  folder: string;
  title: string | null;
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
  const has = (config: 'english' | 'simple', words: string) =>
    sql<boolean>`to_tsvector(${sql.lit(config)}, searched_text(title))
      @@ to_tsquery(${sql.lit(config)}, ${words})`;
  const isAbout = has('simple', query.titles);
  // An unfinished word begins as it was typed, not as its stem does: 'tries' is no beginning of 'tricky'.
  const isInOtherForms = sql<boolean>`(${has('english', query.stems)}
    or (${has('english', query.titles)} and ${has('simple', query.last)}))`;
  return folders(db, limit, sql`strpos(lower(title), lower(${term})) <> 1`)
    .where('title', 'is not', null)
    .where(
      // A phrase is found as it is: without its stop words 'i before e' would be any 'e'.
      query.phrases === '' ? sql<boolean>`(${isInOtherForms} or ${isAbout})` : isAbout,
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
function isInPlace({ year, week }: PlaceNumbers, path = sql.ref('path')) {
  const has = (part: number, number: number | undefined) =>
    number === undefined
      ? sql<boolean>`true`
      : sql<boolean>`split_part(${path}, '/', ${sql.lit(part)}) ~ ${`(^|\\D)0*${number}(\\D|$)`}`;
  return sql<boolean>`(${has(1, year)} and ${has(2, week)})`;
}
