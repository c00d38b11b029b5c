import { sql } from 'kysely';
import type { Database } from './database.ts';

/** By how many seconds this machine's clock is ahead of the database's; negative when it is behind. */
export async function readSecondsAhead(db: Database, now: () => Date): Promise<number> {
  const asked = now().getTime();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const answered = now().getTime();
  const theirs = rows[0]?.at.getTime() ?? answered;
  return ((asked + answered) / 2 - theirs) / 1000;
}
