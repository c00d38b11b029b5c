import type { Database } from '../db/database.ts';
import {
  findReferenced,
  listPagePictures,
  listReferences,
  type Reference,
} from './blobs.queries.ts';
import type { FileStore } from './file-store.ts';
import { StoreError } from './store-error.ts';

interface Fault {
  kind: 'missing' | 'wrong size' | 'wrong content' | 'unreadable';
  /** Why the blob cannot be read. */
  reason?: string;
}

export interface StoreFinding {
  kind: Fault['kind'] | 'unused';
  reason?: string;
  blob: string;
  /** The objects that refer to the blob; empty when it is unused. */
  paths: string[];
}

/**
 * Compares the table with the store, and with `hashOf` also the content of each blob. The library may change
 * meanwhile: a row is deleted before its blob, so a blob is missing only if a row still refers to it.
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
  const pictures = await listPagePictures(db);
  for await (const { blob } of files.list()) {
    if (references.has(blob) || pictures.has(blob) || (await isReferenced(blob))) continue;
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
    if (hashOf && (await hashOf((await files.read(blob)) ?? emptyContent())) !== hash) {
      return 'wrong content';
    }
    return undefined;
  }

  async function isReferenced(blob: string): Promise<boolean> {
    return (await findReferenced(db, [blob])).has(blob);
  }
}

async function* emptyContent(): AsyncIterable<Uint8Array> {}

/** The message of the innermost cause; the errors around it only say that the store failed. */
function reasonOf(error: unknown): string {
  if (error instanceof StoreError) return error.reason;
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
