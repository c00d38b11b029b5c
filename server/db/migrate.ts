import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import {
  type AppliedMigration,
  applyMigration,
  createMigrationTable,
  hasMigrationTable,
  listAppliedMigrations,
  lockMigrations,
} from './migrate.queries.ts';

interface Migration extends AppliedMigration {
  sql: string;
}

const CONNECT_WITHIN_MS = 10_000;
const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database to this release's tables, or to those of an earlier one, whose migrations are then
 * named; gives the names of the migrations it applied.
 */
export async function migrate(
  connectionString: string,
  folder = MIGRATIONS,
  wanted?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return connected(connectionString, async (client) => {
    await lockMigrations(client);
    await createMigrationTable(client);
    const applied = await listAppliedMigrations(client);
    for (const record of applied) requireUnchanged(record, migrations);
    const names = new Set(applied.map(({ name }) => name));
    const pending = migrations.filter(
      ({ name }) => !names.has(name) && (wanted?.has(name) ?? true),
    );
    for (const migration of pending) await applyMigration(client, migration);
    return pending.map(({ name }) => name);
  });
}

/** For who only looks: the tables are this release's already. */
export async function requireMigrated(connectionString: string): Promise<void> {
  const migrations = await readMigrations();
  await connected(connectionString, async (client) => {
    const applied = (await hasMigrationTable(client)) ? await listAppliedMigrations(client) : [];
    for (const record of applied) requireUnchanged(record, migrations);
    if (applied.length === migrations.length) return;
    throw new StartError(
      'The database does not have the tables of this release. They are made when the product starts; nothing was changed.',
    );
  });
}

async function connected<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => {});
  await client.connect().catch(refuse);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * What PostgreSQL or the network says is a sentence already, and holds no password. A host with several
 * addresses, none of which answers, gives no message but a code.
 */
function refuse(cause: Error & { code?: string }): never {
  const reason = cause.message || cause.code;
  throw new StartError(`The database cannot be used: ${reason}`, { cause });
}

export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function requireUnchanged(record: AppliedMigration, migrations: Migration[]): void {
  const known = migrations.find(({ name }) => name === record.name);
  if (!known) {
    throw new StartError(
      `The database was made by a newer release: it has the migration ${record.name}, which this release does not know.`,
    );
  }
  if (known.checksum !== record.checksum) {
    throw new StartError(
      `The migration ${record.name} was changed after this database had applied it. Undo the change and add a new migration instead.`,
    );
  }
}
