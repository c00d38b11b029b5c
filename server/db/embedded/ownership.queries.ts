import type { Client } from 'pg';

/** Any number, as long as nothing else in the cluster's `postgres` database locks it. */
const OWNERSHIP_LOCK = 5_077_401;

export async function tryOwnership(client: Client): Promise<boolean> {
  const result = await client.query<{ owned: boolean }>(
    'select pg_try_advisory_lock($1) as owned',
    [OWNERSHIP_LOCK],
  );
  return result.rows[0]?.owned === true;
}

export async function findOwnerName(client: Client): Promise<string | undefined> {
  const result = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [OWNERSHIP_LOCK],
  );
  return result.rows[0]?.application_name;
}

export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}
