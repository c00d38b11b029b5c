import { sql } from 'kysely';
import { listTables } from '#server/backups/tables.queries.ts';
import type { Database } from '#server/db/database.ts';

/** Every `table.column` of the database in which a text occurs. */
export async function findText(db: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, columns } of await listTables(db)) {
    for (const column of columns) {
      const { rows } = await sql<{ found: boolean }>`
        select exists (
          select from ${sql.id(name)} where strpos(${sql.id(column)}::text, ${text}) > 0
        ) as found`.execute(db);
      if (rows[0]?.found) found.push(`${name}.${column}`);
    }
  }
  return found;
}
