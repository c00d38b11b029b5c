import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { MigrationRecord } from '../db/migrate.queries.ts';

export interface Table {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

const ROWS_AT_A_TIME = 100;

/** Every table of the schema, after the tables that it refers to. */
export async function listTables(db: Database): Promise<Table[]> {
  const { rows } = await sql<Table & { needs: string[] }>`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    order by c.relname`.execute(db);
  const sorted: Table[] = [];
  const left = new Map(rows.map((row) => [row.name, row]));
  while (left.size > 0) {
    const next = [...left.values()].find(({ needs }) => !needs.some((name) => left.has(name)));
    if (!next) throw new Error('tables refer to each other in a circle');
    sorted.push({ name: next.name, columns: next.columns });
    left.delete(next.name);
  }
  return sorted;
}

/** Undefined when no migration was ever applied. */
export async function readMigrationRecords(db: Database): Promise<MigrationRecord[] | undefined> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('schema_migrations') is not null as found`.execute(db);
  if (!rows[0]?.found) return undefined;
  const records = await sql<MigrationRecord>`
    select name, checksum from schema_migrations order by name`.execute(db);
  return records.rows;
}

/** Streams the rows as lines of JSON. Needs a transaction for its cursor. */
export async function* readRows(
  transaction: Database,
  { name, columns }: Table,
): AsyncIterable<string[]> {
  const cursor = sql.id(`rows_of_${name}`);
  await sql`declare ${cursor} cursor for
    select row_to_json(r)::text as line
    from (select ${columnList(columns)} from ${sql.id(name)}) r`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{
      line: string;
    }>`fetch ${sql.lit(ROWS_AT_A_TIME)} from ${cursor}`.execute(transaction);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await sql`close ${cursor}`.execute(transaction);
}

/** Keeps all other writers out until the transaction ends. */
export async function lockTable(transaction: Database, table: string): Promise<void> {
  await sql`lock table ${sql.id(table)} in share row exclusive mode`.execute(transaction);
}

export async function hasRows(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from ${sql.id(table)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Runs the work without our triggers: the rows that they would make are restored with the others. */
export async function withoutTriggers(
  transaction: Database,
  tables: Table[],
  work: () => Promise<void>,
): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.id(name)} disable trigger user`.execute(transaction);
  }
  await work();
  for (const { name } of tables) {
    await sql`alter table ${sql.id(name)} enable trigger user`.execute(transaction);
  }
}

/** Does what the trigger on `objects` would have done. */
export async function noteLibraryChange(transaction: Database): Promise<void> {
  await sql`update library_version set version = version + 1`.execute(transaction);
}

export async function insertRows(
  transaction: Database,
  { name, columns }: Table,
  lines: string[],
): Promise<void> {
  const rows = `[${lines.join(',')}]`;
  await sql`insert into ${sql.id(name)} (${columnList(columns)}) overriding system value
    select ${columnList(columns)}
    from json_populate_recordset(null::${sql.id(name)}, ${rows}::json)`.execute(transaction);
}

/** Sets the sequences of a table, so that the next row gets a number that no restored row has. */
export async function continueNumbers(
  transaction: Database,
  { name, columns }: Table,
): Promise<void> {
  for (const column of columns) {
    const { rows } = await sql<{
      sequence: string | null;
    }>`select pg_get_serial_sequence(${name}, ${column}) as sequence`.execute(transaction);
    const sequence = rows[0]?.sequence;
    if (!sequence) continue;
    const last = sql`max(${sql.id(column)})`;
    await sql`select setval(${sequence}, ${last}) from ${sql.id(name)} having ${last} is not null`.execute(
      transaction,
    );
  }
}

function columnList(columns: string[]) {
  return sql.join(columns.map((column) => sql.id(column)));
}
