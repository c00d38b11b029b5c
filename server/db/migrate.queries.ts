import type { Client } from 'pg';

export interface MigrationRecord {
  name: string;
  checksum: string;
}

export interface AppliedMigration extends MigrationRecord {
  /** Whether releases that do not know this migration work on the tables all the same. */
  addsOnly: boolean;
}

/** Any number, as long as nothing else in this database locks it. */
const MIGRATION_LOCK = 5_077_402;

/** Held until the connection ends, so that copies that start at once migrate one after another. */
export async function lockMigrations(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

export async function readEncoding(client: Client): Promise<string | undefined> {
  const result = await client.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  return result.rows[0]?.encoding;
}

export async function createMigrationTable(client: Client): Promise<void> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  await client.query(
    'alter table schema_migrations add column if not exists adds_only boolean not null default false',
  );
}

export async function hasMigrationTable(client: Client): Promise<boolean> {
  const result = await client.query(
    "select from pg_class where oid = to_regclass('schema_migrations')",
  );
  return result.rowCount === 1;
}

/** Read as JSON, because a database of an earlier release does not have the column yet. */
export async function listAppliedMigrations(client: Client): Promise<AppliedMigration[]> {
  const result = await client.query<AppliedMigration>(
    `select name, checksum, coalesce((to_jsonb(m) ->> 'adds_only')::boolean, false) as "addsOnly"
     from schema_migrations m order by name`,
  );
  return result.rows;
}

/** Applies the migration and records it in one transaction. */
export async function applyMigration(
  client: Client,
  migration: AppliedMigration & { sql: string },
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      'insert into schema_migrations (name, checksum, adds_only) values ($1, $2, $3)',
      [migration.name, migration.checksum, migration.addsOnly],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
