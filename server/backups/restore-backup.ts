import type { Database } from '../db/database.ts';
import { withPool } from '../db/with-database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { listReferences, type ReferenceColumns } from '../files/blobs.queries.ts';
import type { FileStore, StoredBlob } from '../files/file-store.ts';
import { StartError } from '../start-error.ts';
import type { ArchiveReader } from './archive-reader.ts';
import {
  blobOf,
  LOST_FILES,
  type LostFile,
  lostFiles,
  MANIFEST,
  type Manifest,
  manifest,
  referenceColumns,
  tableOf,
} from './manifest.ts';
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

type OnProgress = (done: number, all: number) => void;

/** Reads the manifest and refuses a backup that this release cannot restore. */
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
 * Restores into an empty database and an empty file store. Blobs come first, because rows appear all at once and
 * refer to them. The tables are those of the backup's release while they are filled, and are then migrated to
 * this release, as if the product had been upgraded.
 */
export async function restoreBackup(
  archive: ArchiveReader,
  content: Manifest,
  { connectionString, files }: Target,
  onProgress: OnProgress,
): Promise<Amount & { lost: LostFile[] }> {
  const lost = await readLostFiles(archive);
  const { migrations, tables } = content;
  const wanted = new Set(migrations.map(({ name }) => name));
  await requireNoOtherBlobs(archive, files);
  await withPool(connectionString, async (db) => {
    await requireNoNewerTables(db, wanted);
    await requireEmptyTables(db, tables);
  });
  await migrate(connectionString, undefined, wanted);
  const amount = await withPool(connectionString, async (db) => {
    const put = await restoreBlobs(archive, files, onProgress);
    const { rows, unused } = await db.transaction().execute(async (transaction) => ({
      rows: await fillTables(transaction, archive, content),
      unused: await findUnused(transaction, { put, lost }, referenceColumns(tables)),
    }));
    for (const { blob } of unused) await files.delete(blob);
    const bytes = sizeOf([...put.values()]) - sizeOf(unused);
    return { rows, files: put.size - unused.length, bytes, lost };
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

/** Checked before anything is changed, so some of the tables may not exist yet. */
async function requireEmptyTables(db: Database, tables: Table[]): Promise<void> {
  const there = new Set((await listTables(db)).map(({ name }) => name));
  for (const { name } of tables) {
    if (!there.has(name) || !(await hasRows(db, name))) continue;
    throw new StartError(
      `The database is not empty: there are rows in ${name}. A backup is restored only where there is nothing yet. Nothing was changed.`,
    );
  }
}

/** Blobs of the backup itself may exist: an earlier attempt stored them, and they are stored again. */
async function requireNoOtherBlobs({ entries }: ArchiveReader, files: FileStore): Promise<void> {
  const ours = new Set(entries.map(({ name }) => blobOf(name)));
  for await (const { blob } of files.list()) {
    if (ours.has(blob)) continue;
    throw new StartError(
      'The file store is not empty: it has files that are not in the backup. A backup is restored only where there is nothing yet. Nothing was changed.',
    );
  }
}

async function restoreBlobs(
  { entries, read }: ArchiveReader,
  files: FileStore,
  onProgress: OnProgress,
): Promise<Map<string, StoredBlob>> {
  const blobs = entries.filter(({ name }) => blobOf(name) !== undefined);
  const put = new Map<string, StoredBlob>();
  for (const { name } of blobs) {
    const stored = await files.put(read(name), blobOf(name));
    put.set(stored.blob, stored);
    onProgress(put.size, blobs.length);
  }
  return put;
}

async function readLostFiles({ entries, readText }: ArchiveReader): Promise<LostFile[]> {
  if (!entries.some(({ name }) => name === LOST_FILES)) return [];
  return lostFiles.parse(JSON.parse(await readText(LOST_FILES)));
}

/**
 * Blobs that were deleted while the backup was made. Refuses a backup in which a referenced blob is missing, unless the
 * store had lost it by then.
 */
async function findUnused(
  transaction: Database,
  { put, lost }: { put: Map<string, StoredBlob>; lost: LostFile[] },
  columns: ReferenceColumns,
): Promise<StoredBlob[]> {
  const known = new Set(lost.map(({ blob }) => blob));
  const references = await listReferences(transaction, columns);
  for (const [blob, { hash, paths }] of references) {
    if (put.get(blob)?.hash === hash || known.has(blob)) continue;
    throw new StartError(`The backup does not have the file of ${JSON.stringify(paths[0])}.`);
  }
  return [...put.values()].filter(({ blob }) => !references.has(blob));
}

function sizeOf(blobs: StoredBlob[]): number {
  return blobs.reduce((bytes, { size }) => bytes + size, 0);
}

async function fillTables(
  transaction: Database,
  { entries, readText }: ArchiveReader,
  { tables }: Manifest,
): Promise<number> {
  // Checked once more, now that the locks keep everybody else out.
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
