import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createBlobKeeper } from '../files/blob-keeper.ts';
import { listReferences } from '../files/blobs.queries.ts';
import { StartError } from '../start-error.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { LEFT_OUT } from './left-out.ts';
import { blobName, MANIFEST, type Manifest, rowsName } from './manifest.ts';
import { listTables, readMigrationRecords, readRows, type Table } from './tables.queries.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'log' | 'now'>;

export interface Amount {
  rows: number;
  files: number;
  bytes: number;
}

/** More lines than this are put into the next entry. */
const PART_CHARACTERS = 256 * 1024;

/**
 * Everything at one moment, while the product goes on: all tables out of one snapshot, then every file that
 * the snapshot refers to. None of those is removed meanwhile, whoever deletes the resource.
 */
export async function writeBackup(
  { db, files, log, now }: Needs,
  archive: ArchiveWriter,
  tell: (done: number, all: number) => void,
): Promise<Amount> {
  return createBlobKeeper({ db, files, log }).using(async () => {
    const { rows, references } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => ({
        rows: await writeTables(snapshot, archive, now()),
        references: await listReferences(snapshot),
      }));
    let done = 0;
    let bytes = 0;
    for (const [hash, { paths }] of references) {
      bytes += await writeBlob(hash, paths);
      tell((done += 1), references.size);
    }
    return { rows, files: references.size, bytes };
  });

  async function writeBlob(hash: string, paths: string[]): Promise<number> {
    const size = await files.sizeOf(hash);
    const content = await files.read(hash);
    if (size === undefined || !content) throw faulty(paths, 'is missing');
    const written = await archive.add(blobName(hash), size, content);
    if (written !== hash) throw faulty(paths, 'is damaged');
    return size;
  }
}

function faulty(paths: string[], fault: string): StartError {
  const which = paths.map((path) => JSON.stringify(path)).join(', ');
  return new StartError(
    `The file of ${which} ${fault}, so no backup was made. \`npm run check-store -- --deep\` names every such file; upload these resources again or delete them.`,
  );
}

async function writeTables(snapshot: Database, archive: ArchiveWriter, now: Date): Promise<number> {
  const migrations = await readMigrationRecords(snapshot);
  if (!migrations) throw new StartError('The database has nothing in it. Is this the right one?');
  const tables = (await listTables(snapshot)).filter(({ name }) => !LEFT_OUT.has(name));
  const content: Manifest = { format: 1, madeAt: now.toISOString(), migrations, tables };
  await archive.addText(MANIFEST, `${JSON.stringify(content, undefined, 2)}\n`);
  let rows = 0;
  for (const table of tables) rows += await writeRows(snapshot, archive, table);
  return rows;
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
