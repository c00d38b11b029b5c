import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Returns those of the given blobs that an object has as its content or its picture. */
export async function findReferenced(db: Database, blobs: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('objects')
    .select('blob')
    .where('blob', '=', sql<string>`any(${blobs})`)
    .union(
      db
        .selectFrom('objects')
        .select('picture_blob as blob')
        .where('picture_blob', '=', sql<string>`any(${blobs})`),
    )
    .execute();
  return new Set(rows.flatMap(({ blob }) => blob ?? []));
}

export interface Reference {
  hash: string;
  /** Undefined for a picture, whose size is not stored. */
  size: number | undefined;
  paths: string[];
}

/**
 * Every blob that an object has as its content or its picture. The tables of version 1.0 have no column for
 * the name, because a blob was named by its hash.
 */
export async function listReferences(
  db: Database,
  column: 'blob' | 'hash' = 'blob',
): Promise<Map<string, Reference>> {
  const rows = await db
    .selectFrom('objects')
    .select(['bucket', 'path', 'hash', 'size', 'picture_hash'])
    .select([`${column} as blob`, `picture_${column} as picture_blob`])
    .execute();
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
