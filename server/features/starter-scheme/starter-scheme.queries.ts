import { sql } from 'kysely';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';

export async function listStarterWeeks(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('starter_weeks').select('path').execute();
  return new Set(rows.map(({ path }) => path));
}

export async function insertStarterWeek(
  db: Database,
  week: { path: string; is_titled: boolean },
): Promise<void> {
  await db
    .insertInto('starter_weeks')
    .values(week)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasUntitledWeeks(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('starter_weeks')
    .select('path')
    .where('is_titled', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Titles the weeks of the scheme that never had a title, and their years. Not a folder that was renamed, nor one that
 * somebody else made: a file that is exactly as old as its folder was added together with it, which only the scheme
 * does.
 */
export async function titleStarterFolders(
  transaction: Database,
  titles: { path: string; title: string }[],
): Promise<number> {
  const paths = titles.map(({ path }) => path);
  const { numAffectedRows } = await sql`
    update objects as folder set title = given.title
    from unnest(${paths}::text[], ${titles.map(({ title }) => title)}::text[]) as given (path, title)
    where folder.bucket = 'learning' and folder.path = given.path || ${`/${KEEP_FILE}`}
      and folder.title is null and folder.updated_at = folder.created_at
      and exists (
        select from starter_weeks
        where not is_titled
          and (starter_weeks.path = given.path or starts_with(starter_weeks.path, given.path || '/'))
      )
      and exists (
        select from objects as file
        where file.created_at = folder.created_at and file.name <> ${KEEP_FILE}
          and starts_with(file.path, given.path || '/')
      )`.execute(transaction);
  await transaction
    .updateTable('starter_weeks')
    .set({ is_titled: true })
    .where('is_titled', '=', false)
    .execute();
  return Number(numAffectedRows ?? 0);
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
