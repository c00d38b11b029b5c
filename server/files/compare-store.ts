import type { Database } from '../db/database.ts';
import { listReferences } from './blobs.queries.ts';
import type { FileStore } from './file-store.ts';

export interface StoreFinding {
  kind: 'missing' | 'wrong size' | 'wrong content' | 'unused';
  hash: string;
  /** What refers to it; nothing when it is unused. */
  paths: string[];
}

/** Compares what the table says with what the store has; with `hashOf` also what is in each blob. */
export async function* compareStore(
  db: Database,
  files: FileStore,
  { hashOf }: { hashOf?: (content: AsyncIterable<Uint8Array>) => Promise<string> } = {},
): AsyncIterable<StoreFinding> {
  const references = await listReferences(db);
  for (const [hash, { size, paths }] of references) {
    const stored = await files.sizeOf(hash);
    if (stored === undefined) yield { kind: 'missing', hash, paths };
    else if (size !== undefined && stored !== size) yield { kind: 'wrong size', hash, paths };
    else if (hashOf && (await hashOf((await files.read(hash)) ?? none())) !== hash) {
      yield { kind: 'wrong content', hash, paths };
    }
  }
  for await (const hash of files.list()) {
    if (!references.has(hash)) yield { kind: 'unused', hash, paths: [] };
  }
}

async function* none(): AsyncIterable<Uint8Array> {}
