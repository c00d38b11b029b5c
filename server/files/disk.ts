import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDiskFull } from '../free-disk.ts';
import { measure } from './blob-content.ts';
import { closeWhenAbandoned } from './close-when-abandoned.ts';
import { isBlobName, newBlobName, requireBlobName } from './blob-name.ts';
import {
  ABANDONED_AFTER_MS,
  type ByteRange,
  type FileStore,
  type ListedBlob,
  type StoredBlob,
} from './file-store.ts';
import { StoreError, toStoreFailure } from './store-error.ts';
import { syncDirectory } from './sync-directory.ts';

const UNFINISHED = 'unfinished';
const READ_CHUNK_BYTES = 256 * 1024;
/** Without waiting, or opening a pipe that nobody writes to would hold one of the few threads for files for ever. */
const TO_READ = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * A file store in a folder: `ab/ab12…` for each blob, `unfinished/` for blobs that are still being written.
 * Where no other copy shares the folder, all unfinished blobs of a killed process are removed at once.
 */
export async function openDiskStore(
  folder: string,
  { shared }: { shared: boolean },
): Promise<FileStore> {
  const unfinished = join(folder, UNFINISHED);
  await mkdir(unfinished, { recursive: true });
  await syncDirectory(folder);
  await syncDirectory(dirname(folder));
  if (!shared) await removeOlder(unfinished, 0);
  return existingDiskStore(folder);
}

/** Opens the store without creating any folder. */
export function existingDiskStore(folder: string): FileStore {
  const unfinished = join(folder, UNFINISHED);
  /** Folders that this process has created and synced. */
  const durable = new Set<string>();
  return { put, sizeOf, read, delete: remove, list, sweep };

  async function put(
    content: AsyncIterable<Uint8Array>,
    blob = newBlobName(),
  ): Promise<StoredBlob> {
    const place = blobPath(blob);
    const temporary = join(unfinished, randomUUID());
    try {
      const hashAndSize = await write(content, temporary);
      await settle(temporary, place).catch(failed);
      return { blob, ...hashAndSize };
    } catch (error) {
      // Another disk may be mounted there the next time.
      durable.clear();
      await rm(temporary, { force: true }).catch(() => undefined);
      throw isDiskFull(error) ? failed(error) : error;
    }
  }

  /** Gives the blob its name, also after a power cut. */
  async function settle(temporary: string, place: string): Promise<void> {
    await makeDurable(dirname(place));
    await rename(temporary, place);
    await syncDirectory(dirname(place));
  }

  async function sizeOf(blob: string): Promise<number | undefined> {
    const found = await stat(blobPath(blob)).catch(undefinedIfMissing).catch(failed);
    if (!found) await requireMounted();
    return found?.isFile() ? found.size : undefined;
  }

  async function read(blob: string, range?: ByteRange) {
    // Opened here and not at the first byte, so that a missing blob is noticed before the answer begins.
    const handle = await open(blobPath(blob), TO_READ).catch(undefinedIfMissing).catch(failed);
    if (!handle) return requireMounted();
    const isFile = await handle.stat().then((found) => found.isFile(), failed);
    if (isFile) return closeWhenAbandoned(readOpened(handle, range), () => handle.close());
    await handle.close();
    return undefined;
  }

  /** Without its disk a store has lost every blob at once, which is no answer about any of them. */
  async function requireMounted(): Promise<undefined> {
    await stat(unfinished).catch(failed);
  }

  async function remove(blob: string): Promise<void> {
    await rm(blobPath(blob), { force: true });
  }

  async function* list(): AsyncIterable<ListedBlob> {
    // Filtered, because file managers and network shares leave files of their own.
    for (const shard of (await readdir(folder)).filter(isShard)) {
      for (const blob of (await readdir(join(folder, shard))).filter(isBlobName)) {
        const found = await lstat(blobPath(blob)).catch(undefinedIfMissing);
        if (found) yield { blob, storedAt: found.mtime };
      }
    }
  }

  async function sweep(): Promise<void> {
    await removeOlder(unfinished, ABANDONED_AFTER_MS);
  }

  /** Also syncs a folder that exists already: the process that made it may have been killed before syncing. */
  async function makeDurable(shard: string): Promise<void> {
    if (durable.has(shard)) return;
    await mkdir(shard, { recursive: true });
    await syncDirectory(folder);
    durable.add(shard);
  }

  function blobPath(blob: string): string {
    return join(folder, blob.slice(0, 2), requireBlobName(blob));
  }
}

/** With 0 all files are removed, also those with a time in the future. */
async function removeOlder(folder: string, thanMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (thanMs === 0 || (await isOlder(file, thanMs))) await rm(file, { force: true });
  }
}

async function isOlder(file: string, thanMs: number): Promise<boolean> {
  const found = await stat(file).catch(undefinedIfMissing);
  return found !== undefined && Date.now() - found.mtimeMs >= thanMs;
}

async function write(content: AsyncIterable<Uint8Array>, file: string) {
  const { stream, hashAndSize } = measure(content);
  const handle = await open(file, 'wx', 0o600).catch(failed);
  try {
    for await (const chunk of stream) await handle.writeFile(chunk).catch(failed);
    await handle.sync().catch(failed);
  } finally {
    await handle.close();
  }
  return hashAndSize();
}

async function* readOpened(handle: FileHandle, range?: ByteRange): AsyncGenerator<Uint8Array> {
  try {
    yield* handle.createReadStream({ ...range, highWaterMark: READ_CHUNK_BYTES });
  } catch (error) {
    failed(error);
  }
}

/** No permission, a full or failing disk, too many open files: for the operator to solve, and possibly temporary. */
function failed(error: unknown): never {
  throw isDiskFull(error)
    ? new StoreError('full', { reason: 'no space left', cause: error })
    : toStoreFailure(error);
}

function isShard(name: string): boolean {
  return /^[\da-f]{2}$/.test(name);
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
