import { z } from 'zod';

/** The first entry of a backup: what it was made from and how its tables are filled. */
export const MANIFEST = 'spelling-orchard-backup.json';

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** What the database had applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** In an order in which they can be filled. */
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier).min(1) })),
});

export type Manifest = z.infer<typeof manifest>;

const ROWS = /^tables\/(?<table>[a-z0-9_]+)\/\d+\.jsonl$/;
const BLOB = /^blobs\/(?<hash>[0-9a-f]{64})$/;

/** A JSON object a line, as PostgreSQL writes and reads rows. */
export function rowsName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;
}

export function tableOf(name: string): string | undefined {
  return ROWS.exec(name)?.groups?.['table'];
}

export function blobName(hash: string): string {
  return `blobs/${hash}`;
}

export function hashOf(name: string): string | undefined {
  return BLOB.exec(name)?.groups?.['hash'];
}
