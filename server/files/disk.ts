import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../app-error.ts';
import { measure } from './blob-content.ts';
import { isBlobName, requireBlobName } from './blob-name.ts';
import {
  ABANDONED_AFTER_MS,
  type ByteRange,
  type FileStore,
  type StoredBlob,
} from './file-store.ts';
import { syncDirectory } from './sync-directory.ts';

const SHARDS = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));
const UNFINISHED = 'unfinished';
const READ_CHUNK_BYTES = 256 * 1024;

/**
 * A file store in a folder: `ab/ab12…` for each blob, `unfinished/` for what is still being written.
 * Where no other copy shares the folder, all that a killed process left unfinished is swept at once.
 */
export async function openDiskStore(
  folder: string,
  { shared }: { shared: boolean },
): Promise<FileStore> {
  const unfinished = join(folder, UNFINISHED);
  await makeFolders(folder);
  if (!shared) await removeOlder(unfinished, 0);
  return { put, sizeOf, read, delete: remove, list, sweep };

  async function put(content: AsyncIterable<Uint8Array>): Promise<StoredBlob> {
    const temporary = join(unfinished, randomUUID());
    try {
      const blob = await write(content, temporary);
      const place = blobPath(blob.hash);
      await rename(temporary, place);
      await syncDirectory(dirname(place));
      return blob;
    } catch (error) {
      await rm(temporary, { force: true });
      throw isFull(error) ? new AppError('storage/full', { cause: error }) : error;
    }
  }

  async function sizeOf(hash: string): Promise<number | undefined> {
    return (await stat(blobPath(hash)).catch(absent))?.size;
  }

  async function read(hash: string, range?: ByteRange) {
    if ((await sizeOf(hash)) === undefined) return undefined;
    return readLazily(blobPath(hash), range);
  }

  async function remove(hash: string): Promise<void> {
    await rm(blobPath(hash), { force: true });
  }

  async function* list(): AsyncIterable<string> {
    for (const shard of SHARDS) {
      const names = await readdir(join(folder, shard));
      // A file manager or a network share leaves files of its own.
      yield* names.filter(isBlobName);
    }
  }

  async function sweep(): Promise<void> {
    await removeOlder(unfinished, ABANDONED_AFTER_MS);
  }

  function blobPath(hash: string): string {
    return join(folder, hash.slice(0, 2), requireBlobName(hash));
  }
}

/** All at once, so that no put ever has to make a name in a directory other than its blob's own durable. */
async function makeFolders(folder: string): Promise<void> {
  for (const name of [UNFINISHED, ...SHARDS]) await mkdir(join(folder, name), { recursive: true });
  await syncDirectory(folder);
  await syncDirectory(dirname(folder));
}

async function removeOlder(folder: string, thanMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(absent);
    if (found && Date.now() - found.mtimeMs >= thanMs) await rm(file, { force: true });
  }
}

async function write(content: AsyncIterable<Uint8Array>, file: string): Promise<StoredBlob> {
  const { measured, blob } = measure(content);
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of measured) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return blob();
}

/** Opens the file when the first byte is asked for, so that a reader who never comes costs nothing. */
async function* readLazily(file: string, range?: ByteRange): AsyncIterable<Uint8Array> {
  yield* createReadStream(file, { ...range, highWaterMark: READ_CHUNK_BYTES });
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}
