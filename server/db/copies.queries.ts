import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How the connections of every copy begin their name; the mail worker keeps one of them open. */
const COPY_NAME = 'spelling-orchard copy';

export function copyName(host: string, port: number): string {
  return `${COPY_NAME} ${host}:${port}`;
}

/** The copies that are connected to this database now, by host and port. */
export async function listRunningCopies(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${COPY_NAME} %`}
    order by 1`.execute(db);
  return rows.map(({ name }) => name.slice(COPY_NAME.length + 1));
}
