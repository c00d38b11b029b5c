import type { Database } from '../../db/database.ts';

export async function listStarterWeeks(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('starter_weeks').select('path').execute();
  return new Set(rows.map(({ path }) => path));
}

export async function insertStarterWeek(db: Database, path: string): Promise<void> {
  await db.insertInto('starter_weeks').values({ path }).execute();
}

export async function isLibraryEmpty(db: Database): Promise<boolean> {
  const row = await db.selectFrom('objects').select('path').limit(1).executeTakeFirst();
  return row === undefined;
}
