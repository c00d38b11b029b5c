import { sql } from 'kysely';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';

export async function listStarterWeeks(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('starter_weeks').select('path').execute();
  return new Set(rows.map(({ path }) => path));
}

export async function insertStarterWeek(db: Database, path: string): Promise<void> {
  await db
    .insertInto('starter_weeks')
    .values({ path })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Titles the weeks of the scheme that have no title. */
export async function titleStarterWeeks(
  db: Database,
  titles: { path: string; title: string }[],
): Promise<void> {
  const paths = titles.map(({ path }) => path);
  await sql`
    update objects set title = given.title
    from unnest(${paths}::text[], ${titles.map(({ title }) => title)}::text[]) as given (path, title)
    join starter_weeks on starter_weeks.path = given.path
    where objects.bucket = 'learning' and objects.path = given.path || ${`/${KEEP_FILE}`}
      and objects.title is null`.execute(db);
}

export async function isLibraryEmpty(db: Database): Promise<boolean> {
  const row = await db.selectFrom('objects').select('path').limit(1).executeTakeFirst();
  return row === undefined;
}

/** The paths of all year groups and weeks, in lower case. */
export async function listFolders(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('objects')
    .select(sql<string>`lower(left(path, ${-KEEP_FILE.length - 1}::integer))`.as('folder'))
    .where('bucket', '=', 'learning')
    .where('name', '=', KEEP_FILE)
    .execute();
  return new Set(rows.map(({ folder }) => folder));
}
