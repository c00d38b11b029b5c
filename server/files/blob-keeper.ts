import { AppError } from '../app-error.ts';
import { type Database, endConnection } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import {
  findReferenced,
  lockBlobs,
  lockBlobsWithin,
  tryLockBlobsAlone,
  unlockBlobs,
} from './blobs.queries.ts';

/** Knows which blobs are needed, so that no other ever outlives its use and none is removed before. */
export interface BlobKeeper {
  /** While this runs no blob is removed, by any copy of the product: what it puts has no row yet. */
  using: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * In the transaction that is the first to refer to them: they are there, and stay until it is over. The
   * connection that held the lock while they were put may have been lost meanwhile.
   */
  confirm: (transaction: Database, hashes: string[]) => Promise<void>;
  /**
   * Removes those that nothing refers to any more; later, if somebody is busy with blobs now or it does not
   * succeed. What was done before it is done, so this never fails.
   */
  release: (hashes: string[]) => Promise<void>;
  /** Looks through the whole store for what nothing refers to. Gives how many it removed. */
  collect: () => Promise<number>;
}

const AT_A_TIME = 500;
/** Whoever is busy in another copy does not tell this one when it is done. */
const TRY_AGAIN_MS = 5000;

export function createBlobKeeper({
  db,
  files,
  log,
}: Pick<Deps, 'db' | 'files' | 'log'>): BlobKeeper {
  const released = new Set<string>();
  let tryingAgain: NodeJS.Timeout | undefined;
  return { using, confirm, release, collect };

  async function using<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await db.connection().execute(async (connection) => {
        await orEnd(connection, lockBlobs(connection));
        return work().finally(() => orEnd(connection, unlockBlobs(connection)).catch(warn));
      });
    } finally {
      if (released.size > 0) await release([]);
    }
  }

  async function confirm(transaction: Database, hashes: string[]): Promise<void> {
    await lockBlobsWithin(transaction);
    const sizes = await Promise.all(hashes.map((hash) => files.sizeOf(hash)));
    if (sizes.includes(undefined)) throw new AppError('service/unavailable');
  }

  async function release(hashes: string[]): Promise<void> {
    for (const hash of hashes) released.add(hash);
    await removeReleased().catch(warn);
    if (released.size > 0) tryingAgain ??= setTimeout(tryAgain, TRY_AGAIN_MS).unref();
  }

  /** Also those that are released meanwhile: when the batch was looked up, something may have used them still. */
  async function removeReleased(): Promise<void> {
    await alone(async (connection) => {
      while (released.size > 0) {
        const batch = [...released];
        released.clear();
        await removeUnused(connection, batch).catch((error: unknown) => {
          for (const hash of batch) released.add(hash);
          throw error;
        });
      }
    });
  }

  function tryAgain(): void {
    tryingAgain = undefined;
    void release([]);
  }

  async function collect(): Promise<number> {
    let removed = 0;
    await alone(async (connection) => {
      let batch: string[] = [];
      for await (const hash of files.list()) {
        batch.push(hash);
        if (batch.length < AT_A_TIME) continue;
        removed += await removeUnused(connection, batch);
        batch = [];
      }
      removed += await removeUnused(connection, batch);
    });
    return removed;
  }

  async function removeUnused(connection: Database, hashes: string[]): Promise<number> {
    const needed = await findReferenced(connection, hashes);
    const unused = hashes.filter((hash) => !needed.has(hash));
    for (const hash of unused) await files.delete(hash);
    return unused.length;
  }

  function warn(error: unknown): void {
    log.warn({ err: error }, 'files that nothing uses are left for later');
  }

  /** Only when nobody has a blob in hand; otherwise whoever ends last does it. */
  async function alone(work: (connection: Database) => Promise<void>): Promise<void> {
    await db.connection().execute(async (connection) => {
      if (!(await orEnd(connection, tryLockBlobsAlone(connection)))) return;
      await work(connection).finally(() => orEnd(connection, unlockBlobs(connection, 'alone')));
    });
  }
}

/** After a lock or an unlock that failed nobody knows whether the connection holds the lock. */
async function orEnd<Result>(connection: Database, locking: Promise<Result>): Promise<Result> {
  try {
    return await locking;
  } catch (error) {
    await endConnection(connection);
    throw error;
  }
}
