import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { COLUMNS, type SchoolRow } from './schools.queries.ts';

const FIELDS = COLUMNS.filter((column) => column !== 'id');

/** Keeps others from changing any school until the transaction ends; reading goes on. */
export async function lockEverySchool(transaction: Database): Promise<void> {
  await sql`lock table schools in exclusive mode`.execute(transaction);
}

/** In one statement however many there are. */
export async function insertSchools(
  db: Database,
  schools: readonly Omit<SchoolRow, 'id'>[],
): Promise<void> {
  const columns = sql.join(FIELDS.map((field) => sql.id(field)));
  await sql`
    insert into schools (${columns})
    select ${columns} from json_populate_recordset(null::schools, ${JSON.stringify(schools)}::json)
  `.execute(db);
}

/** In one statement however many there are. */
export async function updateSchools(db: Database, schools: readonly SchoolRow[]): Promise<void> {
  const changes = FIELDS.map((field) => sql`${sql.id(field)} = changed.${sql.id(field)}`);
  await sql`
    update schools set ${sql.join(changes)}
    from json_populate_recordset(null::schools, ${JSON.stringify(schools)}::json) changed
    where schools.id = changed.id
  `.execute(db);
}
