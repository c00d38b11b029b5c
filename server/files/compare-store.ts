import type { Database } from '../db/database.ts';
import { findReferenced, listReferences, type Reference } from './blobs.queries.ts';
import type { FileStore } from './file-store.ts';

interface Fault {
  kind: 'missing' | 'wrong size' | 'wrong content' | 'unreadable';
  /** Why it cannot be read. */
  reason?: string;
}

export interface StoreFinding {
  kind: Fault['kind'] | 'unused';
  reason?: string;
  blob: string;
  /** What refers to it; nothing when it is unused. */
  paths: string[];
}

/**
 * Compares what the table says with what the store has; with `hashOf` also what is in each blob. Others add
 * and remove some meanwhile. A row goes before its blob, so a blob without its row is no longer missed.
 */
export async function* compareStore(
  db: Database,
  files: FileStore,
  { hashOf }: { hashOf?: (content: AsyncIterable<Uint8Array>) => Promise<string> } = {},
): AsyncIterable<StoreFinding> {
  const references = await listReferences(db);
  for (const [blob, reference] of references) {
    const fault = await findFault(blob, reference);
    if (fault && (await isReferenced(blob))) yield { ...fault, blob, paths: reference.paths };
  }
  for await (const { blob } of files.list()) {
    if (references.has(blob) || (await isReferenced(blob))) continue;
    yield { kind: 'unused', blob, paths: [] };
  }

  async function findFault(blob: string, reference: Reference): Promise<Fault | undefined> {
    try {
      const kind = await compare(blob, reference);
      return kind && { kind };
    } catch (error) {
      return { kind: 'unreadable', reason: reasonOf(error) };
    }
  }

  async function compare(
    blob: string,
    { hash, size }: Reference,
  ): Promise<Fault['kind'] | undefined> {
    const stored = await files.sizeOf(blob);
    if (stored === undefined) return 'missing';
    if (size !== undefined && stored !== size) return 'wrong size';
    if (hashOf && (await hashOf((await files.read(blob)) ?? none())) !== hash) {
      return 'wrong content';
    }
    return undefined;
  }

  async function isReferenced(blob: string): Promise<boolean> {
    return (await findReferenced(db, [blob])).has(blob);
  }
}

async function* none(): AsyncIterable<Uint8Array> {}

/** The innermost knows: what is around it says only that the store did not do it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
