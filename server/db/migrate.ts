import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import pg from 'pg';
import { isDatabaseReadOnly, isRightMissing } from './database-errors.ts';
import { explainTls } from '../explain-tls.ts';
import { SettingsError, StartError } from '../start-error.ts';
import {
  type AppliedMigration,
  applyMigration,
  createMigrationTable,
  hasMigrationTable,
  listAppliedMigrations,
  lockMigrations,
  readEncoding,
} from './migrate.queries.ts';

interface Migration extends AppliedMigration {
  sql: string;
}

const CONNECT_WITHIN_MS = 10_000;
/** The first line of a migration on whose tables the previous release goes on working. */
const ADDS_ONLY = '-- adds only';
/** How PostgreSQL says that it knows no such password, user or database. */
const WRONG_ADDRESS: ReadonlySet<string> = new Set(['28P01', '28000', '3D000']);
const NO_ANSWER = 'Is DATABASE_URL right, and is the server running?';
export const ENCODING = 'UTF8';
const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Applies the migrations of this release, or with `wanted` only those of an earlier one. Returns the names of
 * the migrations it applied.
 */
export async function migrate(
  connectionString: string,
  folder = MIGRATIONS,
  wanted?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withClient(connectionString, async (client) => {
    await lockMigrations(client);
    await requireUtf8(client);
    await createMigrationTable(client).catch(refuseReadOnly);
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

/** Refuses a database that this release would have to migrate. */
export async function requireMigrated(connectionString: string): Promise<void> {
  const migrations = await readMigrations();
  await withClient(connectionString, async (client) => {
    const applied = (await hasMigrationTable(client)) ? await listAppliedMigrations(client) : [];
    for (const record of applied) requireUnchanged(record, migrations);
    const names = new Set(applied.map(({ name }) => name));
    if (migrations.every(({ name }) => names.has(name))) return;
    throw new StartError(
      'The database does not have the tables of this release. They are made when the product starts; nothing was changed.',
    );
  });
}

async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => {});
  await client.connect().catch(throwStartError);
  try {
    return await work(client).catch(explainRights);
  } finally {
    await client.end();
  }
}

/**
 * The messages of PostgreSQL and of the network are sentences and hold no password. When none of several
 * addresses of a host answers, there is no message but a code.
 */
function throwStartError(cause: Error & { code?: string }): never {
  const sentence = `The database cannot be used: ${cause.message || cause.code}`;
  if (WRONG_ADDRESS.has(cause.code ?? '')) {
    throw new SettingsError(`${sentence}. Is DATABASE_URL right?`, { cause });
  }
  // PostgreSQL answered: it is starting, say, or has no connection left.
  if (cause instanceof pg.DatabaseError) throw new StartError(sentence, { cause });
  throw new StartError(`${sentence}. ${explainTls(cause)?.remedy ?? NO_ANSWER}`, { cause });
}

function refuseReadOnly(cause: unknown): never {
  if (!isDatabaseReadOnly(cause)) throw cause;
  throw new StartError(
    'The database takes no writes: it is a standby, or was made read-only. `doctor` says which. Nothing was changed.',
    { cause },
  );
}

/** Only where there are no tables yet: nobody can change the encoding of those that are in use. */
async function requireUtf8(client: pg.Client): Promise<void> {
  const encoding = await readEncoding(client);
  if (encoding === ENCODING || (await hasMigrationTable(client))) return;
  throw new SettingsError(
    `The database of DATABASE_URL has the encoding ${encoding} instead of ${ENCODING}, so it cannot hold every name. Make another with \`createdb --encoding=${ENCODING} --template=template0\`; docs/operations.md, The database. Nothing was changed.`,
  );
}

function explainRights(cause: unknown): never {
  if (!isRightMissing(cause)) throw cause;
  throw new SettingsError(
    `The user of DATABASE_URL lacks a right: ${cause.message}. Make it the owner of the database and of everything in it; docs/operations.md, The database. Nothing was changed.`,
    { cause },
  );
}

export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, addsOnly: sql.startsWith(`${ADDS_ONLY}\n`) };
    }),
  );
}

function requireUnchanged(record: AppliedMigration, migrations: Migration[]): void {
  const known = migrations.find(({ name }) => name === record.name);
  if (!known && record.addsOnly) return;
  if (!known) {
    throw new SettingsError(
      `The database was made by a newer release: it has the migration ${record.name}, which this release does not know.`,
    );
  }
  if (known.checksum !== record.checksum) {
    throw new StartError(
      `The migration ${record.name} was changed after this database had applied it. Undo the change and add a new migration instead.`,
    );
  }
}
