import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Held } from './held-data.ts';

export interface Person {
  userId: string;
  email: string;
}

/** Somebody who may have no account. */
export interface Owner extends Omit<Person, 'userId'> {
  userId: string | null;
}

/** The rows about a person, with the columns that they may see. */
export async function readHeldRows(
  db: Database,
  table: string,
  held: Held,
  person: Owner,
): Promise<Record<string, unknown>[]> {
  const columns = sql.join(held.show.map((column) => sql.id(column)));
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_json(r) as row
    from (select ${columns} from ${sql.id(table)} where ${isAbout(held, person)}) r`.execute(db);
  return rows.map(({ row }) => row);
}

/** Removes the rows about a person, or the person from the rows. */
export async function eraseHeldRows(
  transaction: Database,
  table: string,
  held: Held,
  { pseudonym, ...person }: Owner & { pseudonym: string },
): Promise<void> {
  const condition = isAbout(held, person);
  if (held.onDeletion === 'delete') {
    await sql`delete from ${sql.id(table)} where ${condition}`.execute(transaction);
  } else if (held.onDeletion === 'replace address') {
    await sql`update ${sql.id(table)} set ${sql.id(held.column)} = ${pseudonym}
      where ${condition}`.execute(transaction);
  } else {
    const emptied = held.onDeletion.empty.map((column) => sql`${sql.id(column)} = null`);
    await sql`update ${sql.id(table)} set ${sql.join(emptied)} where ${condition}`.execute(
      transaction,
    );
  }
}

function isAbout({ column, holds }: Held, { userId, email }: Owner) {
  if (holds === 'user') return sql`${sql.id(column)} = ${userId}`;
  if (holds === 'address') return sql`${sql.id(column)} = ${email}`;
  // Whole words, because one address may be the end of another.
  return sql`regexp_split_to_array(${sql.id(column)}, '[ :]') && array[${email}, ${userId}]::text[]`;
}
