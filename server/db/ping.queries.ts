import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Answers only when the database does. */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
