import * as z from 'zod/mini';
import { isBlobName } from '../files/blob-name.ts';
import type { ReferenceColumns } from '../files/blobs.queries.ts';

/** The first entry of a backup: its release and its tables. */
export const MANIFEST = 'spelling-orchard-backup.json';

const identifier = z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/));

export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that the database had applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).check(z.minLength(1)),
  /** Sorted so that a table comes after those that it refers to. */
  tables: z.array(
    z.object({ name: identifier, columns: z.array(identifier).check(z.minLength(1)) }),
  ),
});

export type Manifest = z.infer<typeof manifest>;

/** The entry that lists the files which the store had lost or damaged; a complete backup has no such entry. */
export const LOST_FILES = 'lost-files.json';

export const lostFiles = z.array(
  z.object({ blob: z.string(), paths: z.array(z.string()), fault: z.string() }),
);

export type LostFile = z.infer<typeof lostFiles>[number];

/** A sentence for the operator. */
export function describeLostFile({ paths, fault }: LostFile): string {
  return `The file of ${paths.map((path) => JSON.stringify(path)).join(', ')} ${fault}.`;
}

/** Where the release of a backup refers to blobs. */
export function referenceColumns(tables: Manifest['tables']): ReferenceColumns {
  const objects = tables.find(({ name }) => name === 'objects');
  return {
    column: objects?.columns.includes('blob') ? 'blob' : 'hash',
    hasDeletions: tables.some(({ name }) => name === 'deleted_objects'),
  };
}

const ROWS = /^tables\/(?<table>[a-z0-9_]+)\/\d+\.jsonl$/;
const BLOBS = 'blobs/';

/** The name of an entry with rows, each a line of JSON as PostgreSQL writes it. */
export function rowsName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;
}

export function tableOf(name: string): string | undefined {
  return ROWS.exec(name)?.groups?.['table'];
}

export function entryOfBlob(blob: string): string {
  return BLOBS + blob;
}

export function blobOf(name: string): string | undefined {
  const blob = name.startsWith(BLOBS) ? name.slice(BLOBS.length) : '';
  return isBlobName(blob) ? blob : undefined;
}
