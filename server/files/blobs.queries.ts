import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Returns which of the blobs are the content or picture of a resource, also of a restorable one, or the picture of a
 * page.
 */
export async function findReferenced(db: Database, blobs: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ blob: string }>`
    select blob from objects where blob = any(${blobs})
    union select picture_blob from objects where picture_blob = any(${blobs})
    union select blob from deleted_objects where blob = any(${blobs})
    union select picture_blob from deleted_objects where picture_blob = any(${blobs})
    union select blob from page_pictures where blob = any(${blobs})
    union select next_blob from page_pictures where next_blob = any(${blobs})`.execute(db);
  return new Set(rows.map(({ blob }) => blob));
}

/** The blobs of the pictures of pages. One that is missing is no fault, because it is drawn again. */
export async function listPagePictures(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('page_pictures')
    .select('blob')
    .where('blob', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ blob }) => blob ?? []));
}

export interface Reference {
  hash: string;
  /** Undefined for a picture, whose size is not stored. */
  size: number | undefined;
  paths: string[];
}

/** What the tables of an earlier release, in a backup of it, do not have. */
export interface ReferenceColumns {
  /** In version 1.0 a blob was named by its hash. */
  column: 'blob' | 'hash';
  hasDeletions: boolean;
}

/** Every blob that is the content or picture of a resource, also of one that can be restored. */
export async function listReferences(
  db: Database,
  { column, hasDeletions }: ReferenceColumns = { column: 'blob', hasDeletions: true },
): Promise<Map<string, Reference>> {
  const rows = await db
    .selectFrom('objects')
    .select(['bucket', 'path', 'hash', 'size', 'picture_hash'])
    .select([`${column} as blob`, `picture_${column} as picture_blob`])
    .execute();
  if (hasDeletions) rows.push(...(await listDeletedObjects(db)));
  const references = new Map<string, Reference>();
  for (const row of rows) {
    const path = `${row.bucket}/${row.path}`;
    note(path, row.blob, { hash: row.hash, size: Number(row.size) });
    if (row.picture_hash !== null) {
      note(path, row.picture_blob, { hash: row.picture_hash, size: undefined });
    }
  }
  return references;

  function note(path: string, blob: string | null, content: Omit<Reference, 'paths'>): void {
    if (blob === null) return;
    const known = references.get(blob);
    if (known) known.paths.push(path);
    else references.set(blob, { ...content, paths: [path] });
  }
}

function listDeletedObjects(db: Database) {
  return db
    .selectFrom('deleted_objects as o')
    .innerJoin('deletions as d', 'd.id', 'o.deletion_id')
    .select(['o.bucket', 'o.hash', 'o.size', 'o.picture_hash', 'o.blob', 'o.picture_blob'])
    .select(sql<string>`d.path || o.subpath || ' (deleted)'`.as('path'))
    .execute();
}
