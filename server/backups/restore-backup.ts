import type { Database } from '../db/database.ts';
import { withPool } from '../db/with-database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { createBlobKeeper } from '../files/blob-keeper.ts';
import type { FileStore } from '../files/file-store.ts';
import { createLog } from '../log.ts';
import { StartError } from '../start-error.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { hashOf, MANIFEST, type Manifest, manifest, tableOf } from './manifest.ts';
import {
  continueNumbers,
  hasRows,
  insertRows,
  listTables,
  lockTable,
  noteLibraryChange,
  readMigrationRecords,
  type Table,
  withoutTriggers,
} from './tables.queries.ts';
import type { Amount } from './write-backup.ts';

interface Target {
  connectionString: string;
  files: FileStore;
}

type Tell = (done: number, all: number) => void;

/** What a backup was made from; refused when this release cannot restore it. */
export async function readManifest(archive: ArchiveReader): Promise<Manifest> {
  const parsed = manifest.safeParse(JSON.parse(await archive.readText(MANIFEST)));
  const ours = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const fits =
    parsed.success &&
    parsed.data.migrations.every(({ name, checksum }) => ours.get(name) === checksum);
  if (!fits) {
    throw new StartError(
      'The backup was made by another release. Restore it with that or a newer one.',
    );
  }
  return parsed.data;
}

/**
 * Into a database and a file store that have nothing in them. Files come first: rows appear all at once, and
 * everything they refer to is there by then. The tables are those of the backup's release while they are
 * filled, and are brought up to this one afterwards, as if the product had been upgraded.
 */
export async function restoreBackup(
  archive: ArchiveReader,
  content: Manifest,
  { connectionString, files }: Target,
  tell: Tell,
): Promise<Amount> {
  const { migrations, tables } = content;
  const wanted = new Set(migrations.map(({ name }) => name));
  await requireNoOtherBlobs(archive, files);
  await withPool(connectionString, async (db) => {
    await requireNoNewerTables(db, wanted);
    await requireEmptyTables(db, tables);
  });
  await migrate(connectionString, undefined, wanted);
  const amount = await withPool(connectionString, async (db) => {
    const log = createLog('silent');
    return createBlobKeeper({ db, files, log }).using(async () => {
      const put = await restoreBlobs(archive, files, tell);
      const rows = await db
        .transaction()
        .execute((transaction) => fillTables(transaction, archive, content));
      return { rows, ...put };
    });
  });
  await migrate(connectionString);
  return amount;
}

async function requireNoNewerTables(db: Database, wanted: Set<string>): Promise<void> {
  const applied = (await readMigrationRecords(db)) ?? [];
  if (applied.every(({ name }) => wanted.has(name))) return;
  throw new StartError(
    'The backup is of an earlier release than the tables of this database. Restore it into a database without any tables.',
  );
}

/** Before anything is made: not all of them need be there. */
async function requireEmptyTables(db: Database, tables: Table[]): Promise<void> {
  const there = new Set((await listTables(db)).map(({ name }) => name));
  for (const { name } of tables) {
    if (!there.has(name) || !(await hasRows(db, name))) continue;
    throw new StartError(
      `The database is not empty: there are rows in ${name}. A backup is restored only where there is nothing yet. Nothing was changed.`,
    );
  }
}

/** Those of the backup itself may be there: what an earlier try has put is put again. */
async function requireNoOtherBlobs({ entries }: ArchiveReader, files: FileStore): Promise<void> {
  const ours = new Set(entries.map(({ name }) => hashOf(name)));
  for await (const hash of files.list()) {
    if (ours.has(hash)) continue;
    throw new StartError(
      'The file store is not empty: it has files that are not in the backup. A backup is restored only where there is nothing yet. Nothing was changed.',
    );
  }
}

async function restoreBlobs({ entries, read }: ArchiveReader, files: FileStore, tell: Tell) {
  const blobs = entries.filter(({ name }) => hashOf(name) !== undefined);
  let bytes = 0;
  for (const [index, { name, size }] of blobs.entries()) {
    const { hash } = await files.put(read(name));
    if (hash !== hashOf(name))
      throw new StartError(`${name} has another content than its name says.`);
    bytes += size;
    tell(index + 1, blobs.length);
  }
  return { files: blobs.length, bytes };
}

async function fillTables(
  transaction: Database,
  { entries, readText }: ArchiveReader,
  { tables }: Manifest,
): Promise<number> {
  // Once more, now that nobody can come between.
  for (const { name } of tables) await lockTable(transaction, name);
  for (const { name } of tables) {
    if (!(await hasRows(transaction, name))) continue;
    throw new StartError(
      `Somebody has put rows into ${name} meanwhile. Stop all copies, and restore into an empty database.`,
    );
  }
  let rows = 0;
  await withoutTriggers(transaction, tables, async () => {
    for (const table of tables) {
      for (const { name } of entries.filter((entry) => tableOf(entry.name) === table.name)) {
        const lines = (await readText(name)).trimEnd().split('\n');
        await insertRows(transaction, table, lines);
        rows += lines.length;
      }
      await continueNumbers(transaction, table);
    }
  });
  await noteLibraryChange(transaction);
  return rows;
}
