import { sql } from 'kysely';
import type { Bucket } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';

export interface ObjectRow {
  bucket: Bucket;
  path: string;
  /** Null in the row of a folder. */
  blob: string | null;
  pages: number | null;
  picture_hash: string | null;
  title: string | null;
}

export interface StoredObject {
  path: string;
  blob: string;
  hash: string;
  size: number;
  type: string;
  /** Null when they have not been counted. */
  pages: number | null;
}

export async function readLibraryVersion(db: Database): Promise<string> {
  const row = await db.selectFrom('library_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

export async function listObjects(db: Database): Promise<ObjectRow[]> {
  return db
    .selectFrom('objects')
    .select(['bucket', 'path', 'blob', 'pages', 'picture_hash', 'title'])
    .execute();
}

/** The paths of everything in a folder of one bucket; the empty path is the root. */
export async function listObjectsBelow(
  db: Database,
  bucket: Bucket,
  folder: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('objects')
    .select('path')
    .where('bucket', '=', bucket)
    .$if(folder !== '', (query) => query.where('path', 'like', patternBelow(folder)))
    .execute();
  return rows.map(({ path }) => path);
}

/** Files by their paths. */
export async function findObjects(
  db: Database,
  bucket: Bucket,
  paths: string[],
): Promise<Map<string, StoredObject>> {
  const rows = await db
    .selectFrom('objects')
    .select(['path', 'blob', 'hash', 'size', 'type', 'pages'])
    .where('bucket', '=', bucket)
    .where('path', '=', sql<string>`any(${paths})`)
    .where('name', '<>', KEEP_FILE)
    .where('blob', 'is not', null)
    .$narrowType<{ blob: string }>()
    .execute();
  return new Map(rows.map((row) => [row.path, { ...row, size: Number(row.size) }]));
}

export interface WeekFile {
  name: string;
  blob: string;
  size: number;
  updated_at: Date;
}

/** The files of a week that may be downloaded. */
export async function listWeekFiles(db: Database, week: string): Promise<WeekFile[]> {
  const rows = await db
    .selectFrom('objects')
    .select(['name', 'blob', 'size', 'updated_at'])
    .where('bucket', '=', 'learning')
    .where('path', 'like', patternBelow(week))
    .where('name', '<>', KEEP_FILE)
    .where('blob', 'is not', null)
    .$narrowType<{ blob: string }>()
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

export interface StoredPicture {
  blob: string;
  hash: string;
}

/** The pictures of first pages, by the paths of their resources. */
export async function findPictures(
  db: Database,
  bucket: Bucket,
  paths: string[],
): Promise<Map<string, StoredPicture>> {
  const rows = await db
    .selectFrom('objects')
    .select(['path', 'picture_blob as blob', 'picture_hash as hash'])
    .where('bucket', '=', bucket)
    .where('path', '=', sql<string>`any(${paths})`)
    .where('picture_blob', 'is not', null)
    .$narrowType<StoredPicture>()
    .execute();
  return new Map(rows.map(({ path, blob, hash }) => [path, { blob, hash }]));
}

/** Whether the path is a resource in either bucket, or a folder. */
export async function existsInLibrary(db: Database, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('objects')
    .select('path')
    .where('path', 'in', [path, `${path}/${KEEP_FILE}`])
    .executeTakeFirst();
  return row !== undefined;
}

/** The LIKE pattern for everything in a folder. */
export function patternBelow(folder: string): string {
  return `${escapeLike(folder)}/%`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
