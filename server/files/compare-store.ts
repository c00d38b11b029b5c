import { reasonOf } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import {
  findReferenced,
  listPagePictures,
  listReferences,
  type Reference,
} from './blobs.queries.ts';
import { hashOf } from './blob-content.ts';
import type { FileStore } from './file-store.ts';
import { readAhead } from './read-ahead.ts';
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

/** A store on another machine takes long to begin an answer. */
const COMPARED_AT_ONCE = 16;

/**
 * Compares the table with the store, and with `isDeep` also the content of each blob. The library may change
 * meanwhile: a row is deleted before its blob, so a blob is missing only if a row still refers to it.
 */
export async function* compareStore(
  db: Database,
  files: FileStore,
  { isDeep = false } = {},
): AsyncIterable<StoreFinding> {
  const references = await listReferences(db);
  const compared = readAhead(references, COMPARED_AT_ONCE, async ([blob, reference]) => ({
    blob,
    paths: reference.paths,
    fault: await findFault(blob, reference),
  }));
  for await (const { blob, paths, fault } of compared) {
    if (fault && (await isReferenced(blob))) yield { ...fault, blob, paths };
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
      return { kind: 'unreadable', reason: innermostReason(error) };
    }
  }

  async function compare(
    blob: string,
    { hash, size }: Reference,
  ): Promise<Fault['kind'] | undefined> {
    const stored = await files.sizeOf(blob);
    if (stored === undefined) return 'missing';
    if (size !== undefined && stored !== size) return 'wrong size';
    if (isDeep && (await hashOf((await files.read(blob)) ?? emptyContent())) !== hash) {
      return 'wrong content';
    }
    return undefined;
  }

  async function isReferenced(blob: string): Promise<boolean> {
    return (await findReferenced(db, [blob])).has(blob);
  }
}

async function* emptyContent(): AsyncIterable<Uint8Array> {}

/** The errors around the innermost cause only say that the store failed. */
function innermostReason(error: unknown): string {
  const isWrapper = error instanceof Error && !(error instanceof StoreError);
  return isWrapper && error.cause !== undefined ? innermostReason(error.cause) : reasonOf(error);
}
