import type { Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createBlobKeeper } from './blob-keeper.ts';
import { findReferenced, listReferences } from './blobs.queries.ts';
import type { FileStore } from './file-store.ts';

interface Fault {
  kind: 'missing' | 'wrong size' | 'wrong content' | 'unreadable';
  /** Why it cannot be read. */
  reason?: string;
}

export interface StoreFinding {
  kind: Fault['kind'] | 'unused';
  reason?: string;
  hash: string;
  /** What refers to it; nothing when it is unused. */
  paths: string[];
}

/**
 * Compares what the table says with what the store has; with `hashOf` also what is in each blob. While it
 * looks others bring and remove some, so what seems to be wrong is looked at once more.
 */
export async function* compareStore(
  db: Database,
  files: FileStore,
  { hashOf }: { hashOf?: (content: AsyncIterable<Uint8Array>) => Promise<string> } = {},
): AsyncIterable<StoreFinding> {
  const blobs = createBlobKeeper({ db, files, log: createLog('silent') });
  const references = await listReferences(db);
  for (const [hash, { size, paths }] of references) {
    if (await isRight(hash, size)) continue;
    const fault = await blobs.using(() => lookAgain(hash, size));
    if (fault) yield { ...fault, hash, paths };
  }
  for await (const hash of files.list()) {
    if (references.has(hash) || (await isReferenced(hash))) continue;
    yield { kind: 'unused', hash, paths: [] };
  }

  /** It may vanish at any moment, also while it is being read. */
  async function isRight(hash: string, size: number | undefined): Promise<boolean> {
    return (await look(hash, size)) === undefined;
  }

  /** While nothing is removed: what is referred to now is there now. */
  async function lookAgain(hash: string, size: number | undefined): Promise<Fault | undefined> {
    if (await isReferenced(hash)) return look(hash, size);
    return undefined;
  }

  async function look(hash: string, size: number | undefined): Promise<Fault | undefined> {
    try {
      const kind = await compare(hash, size);
      return kind && { kind };
    } catch (error) {
      return { kind: 'unreadable', reason: reasonOf(error) };
    }
  }

  async function compare(
    hash: string,
    size: number | undefined,
  ): Promise<Fault['kind'] | undefined> {
    const stored = await files.sizeOf(hash);
    if (stored === undefined) return 'missing';
    if (size !== undefined && stored !== size) return 'wrong size';
    if (hashOf && (await hashOf((await files.read(hash)) ?? none())) !== hash) {
      return 'wrong content';
    }
    return undefined;
  }

  async function isReferenced(hash: string): Promise<boolean> {
    return (await findReferenced(db, [hash])).has(hash);
  }
}

async function* none(): AsyncIterable<Uint8Array> {}

/** The innermost knows: what is around it says only that the store did not do it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
