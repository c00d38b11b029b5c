import type { Database } from '../db/database.ts';

export async function insertBackup(
  db: Database,
  { files, bytes }: { files: number; bytes: number },
): Promise<void> {
  await db.insertInto('backups').values({ files, bytes }).execute();
}

/** When the last backup was made. */
export async function findLastBackup(db: Database): Promise<Date | undefined> {
  const row = await db
    .selectFrom('backups')
    .select('made_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.made_at;
}
