import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { listReferences, type Reference } from '../files/blobs.queries.ts';
import { StartError } from '../start-error.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { blobCopier } from './blob-copier.ts';
import { LEFT_OUT } from './left-out.ts';
import {
  LOST_FILES,
  type LostFile,
  MANIFEST,
  type Manifest,
  referenceColumns,
  rowsName,
} from './manifest.ts';
import { listTables, readMigrationRecords, readRows, type Table } from './tables.queries.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'now'>;

export interface Amount {
  rows: number;
  files: number;
  bytes: number;
}

interface Written extends Amount {
  /** Files that the library has and the backup has not, or not as they should be. */
  lost: LostFile[];
}

/** An entry with rows ends after this many characters. */
const PART_CHARACTERS = 256 * 1024;

/**
 * Writes the state of one moment while the product keeps running. Blobs are copied until a snapshot of the
 * database refers to copied blobs only; the rows of that snapshot complete the backup.
 */
export async function writeBackup(
  { db, files, now }: Needs,
  archive: ArchiveWriter,
  onProgress: (done: number, all: number) => void,
): Promise<Written> {
  const shape = await inSnapshot(db, readShape);
  const content: Manifest = { format: 1, madeAt: now().toISOString(), ...shape };
  await archive.addText(MANIFEST, `${JSON.stringify(content, undefined, 2)}\n`);
  const copier = blobCopier(files, archive);
  for (;;) {
    const { missing, lost, rows } = await inSnapshot(db, async (snapshot) => {
      await requireShape(snapshot, shape);
      const references = await listReferences(snapshot, referenceColumns(shape.tables));
      const missing = [...references].filter(([blob]) => !copier.has(blob));
      const lost = copier.lost().filter(({ blob }) => references.has(blob));
      return { missing, lost, rows: missing.length === 0 ? await writeTables(snapshot) : 0 };
    });
    if (missing.length > 0) {
      await copyAll(missing);
      continue;
    }
    if (lost.length > 0) await archive.addText(LOST_FILES, JSON.stringify(lost, undefined, 2));
    return { rows, lost, ...copier.amount() };
  }

  async function copyAll(missing: [string, Reference][]): Promise<void> {
    const all = copier.amount().files + missing.length;
    await copier.copyAll(missing, () => onProgress(copier.amount().files, all));
  }

  async function writeTables(snapshot: Database): Promise<number> {
    let rows = 0;
    for (const table of shape.tables) rows += await writeRows(snapshot, archive, table);
    return rows;
  }
}

type Shape = Pick<Manifest, 'migrations' | 'tables'>;

async function readShape(snapshot: Database): Promise<Shape> {
  const migrations = await readMigrationRecords(snapshot);
  if (!migrations) throw new StartError('The database has nothing in it. Is this the right one?');
  const tables = (await listTables(snapshot)).filter(({ name }) => !LEFT_OUT.has(name));
  return { migrations, tables };
}

async function requireShape(snapshot: Database, expected: Shape): Promise<void> {
  if (JSON.stringify(await readShape(snapshot)) === JSON.stringify(expected)) return;
  throw new StartError('The product was upgraded while the backup was made. Start it again.');
}

function inSnapshot<Result>(
  db: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

async function writeRows(
  snapshot: Database,
  archive: ArchiveWriter,
  table: Table,
): Promise<number> {
  let rows = 0;
  let part = 0;
  let text = '';
  for await (const lines of readRows(snapshot, table)) {
    rows += lines.length;
    text += lines.map((line) => `${line}\n`).join('');
    if (text.length > PART_CHARACTERS) await flush();
  }
  if (text !== '') await flush();
  return rows;

  async function flush(): Promise<void> {
    await archive.addText(rowsName(table.name, (part += 1)), text);
    text = '';
  }
}
