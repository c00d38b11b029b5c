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
  /** Looks through the whole store for what nothing refers to, while others go on. Gives how many it removed. */
  collect: () => Promise<number>;
}

const LOOKED_UP_AT_A_TIME = 500;
/** Whoever brings blobs waits while this many are removed, or as many as this time allows. */
const REMOVED_AT_A_TIME = 100;
const REMOVING_MS = 3000;
/** Whoever is busy in another copy does not tell this one when it is done. */
const TRY_AGAIN_MS = 5000;
/** What fails is tried again after twice the time each time, so that the log tells of it but is not filled. */
const TRY_FAILED_AGAIN_AT_LATEST_MS = 10 * 60_000;

export function createBlobKeeper({
  db,
  files,
  log,
}: Pick<Deps, 'db' | 'files' | 'log'>): BlobKeeper {
  const released = new Set<string>();
  /** Those that could not be removed. They wait for their own time, and hold up no others. */
  const failed = new Set<string>();
  let tryingAgain: NodeJS.Timeout | undefined;
  let tryingFailed: NodeJS.Timeout | undefined;
  let failedWaitMs = TRY_AGAIN_MS;
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
    tryAgainLater();
  }

  /** Also those that are released meanwhile: when the batch was looked up, something may have used them still. */
  async function removeReleased(): Promise<number> {
    let removed = 0;
    let busy = false;
    try {
      while (released.size > 0 && !busy) {
        busy = !(await alone(async (connection) => {
          removed += await removeBatch(connection, [...released].slice(0, REMOVED_AT_A_TIME));
        }));
      }
    } catch (error) {
      move(released, failed);
      throw error;
    }
    return removed;
  }

  async function removeBatch(connection: Database, batch: string[]): Promise<number> {
    for (const hash of batch) released.delete(hash);
    try {
      return await removeUnused(connection, batch);
    } catch (error) {
      for (const hash of batch) failed.add(hash);
      throw error;
    }
  }

  function tryAgainLater(): void {
    if (released.size > 0) tryingAgain ??= setTimeout(tryAgain, TRY_AGAIN_MS).unref();
    if (failed.size > 0) tryingFailed ??= setTimeout(tryFailed, failedWaitMs).unref();
  }

  function tryAgain(): void {
    tryingAgain = undefined;
    void release([]);
  }

  async function tryFailed(): Promise<void> {
    move(failed, released);
    await removeReleased().catch(warn);
    if (failed.size > 0) failedWaitMs = Math.min(failedWaitMs * 2, TRY_FAILED_AGAIN_AT_LATEST_MS);
    else if (released.size === 0) failedWaitMs = TRY_AGAIN_MS;
    tryingFailed = undefined;
    tryAgainLater();
  }

  /** What seems unused may be an upload's: whether it is, is looked up again when nobody has a blob in hand. */
  async function collect(): Promise<number> {
    let removed = 0;
    try {
      for await (const batch of inBatches(files.list(), LOOKED_UP_AT_A_TIME)) {
        const needed = await findReferenced(db, batch);
        for (const hash of batch) if (!needed.has(hash)) released.add(hash);
        removed += await removeReleased();
      }
    } finally {
      tryAgainLater();
    }
    return removed;
  }

  async function removeUnused(connection: Database, hashes: string[]): Promise<number> {
    const needed = await findReferenced(connection, hashes);
    const errors: unknown[] = [];
    const until = performance.now() + REMOVING_MS;
    let removed = 0;
    for (const hash of hashes.filter((each) => !needed.has(each))) {
      if (performance.now() >= until) released.add(hash);
      else if (await isRemoved(hash, errors)) removed += 1;
    }
    if (errors.length > 0) warn(errors[0], errors.length);
    return removed;
  }

  async function isRemoved(hash: string, errors: unknown[]): Promise<boolean> {
    try {
      await files.delete(hash);
      return true;
    } catch (error) {
      failed.add(hash);
      errors.push(error);
      return false;
    }
  }

  function warn(error: unknown, count?: number): void {
    log.warn({ err: error, files: count }, 'files that nothing uses are left for later');
  }

  /** Only when nobody has a blob in hand, which it tells; otherwise whoever ends last does it. */
  async function alone(work: (connection: Database) => Promise<void>): Promise<boolean> {
    return db.connection().execute(async (connection) => {
      const locked = await orEnd(connection, tryLockBlobsAlone(connection));
      if (!locked) return false;
      await work(connection).finally(() => orEnd(connection, unlockBlobs(connection, 'alone')));
      return true;
    });
  }
}

function move(from: Set<string>, to: Set<string>): void {
  for (const hash of from) to.add(hash);
  from.clear();
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

async function* inBatches(hashes: AsyncIterable<string>, most: number): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const hash of hashes) {
    batch.push(hash);
    if (batch.length < most) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
