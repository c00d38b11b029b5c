import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { reasonOf } from '../app-error.ts';
import { contentOf, measure } from '../files/blob-content.ts';
import { syncDirectory } from '../files/sync-directory.ts';
import { isDiskFull } from '../free-disk.ts';
import { StartError } from '../start-error.ts';

export interface ArchiveWriter {
  /** Returns the SHA-256 of the content. Content of another size than announced is an error. */
  add: (name: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<string>;
  addText: (name: string, text: string) => Promise<void>;
}

/** The last entry: a line for each other entry, in the format of `sha256sum -c`. */
export const CHECKSUMS = 'SHA256SUMS';
const FILE_MODE = 0o600;

/**
 * Writes a tar file that only its owner can read. The file gets its name once it is complete and would survive a
 * power cut; when the work fails no file is left.
 */
export async function writeArchive<Result>(
  file: string,
  madeAt: Date,
  work: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  const handle = await open(unfinished, 'wx', FILE_MODE).catch((cause: unknown) => {
    throw new StartError(
      `No file can be made in ${dirname(file)}: ${reasonOf(cause)}. It must be a folder of the user that runs this.`,
      { cause },
    );
  });
  try {
    const result = await writeEntries(handle, madeAt, work);
    await handle.sync();
    // A hard link would also refuse a file that another backup has just made, but not every disk supports links.
    if (existsSync(file)) throw new StartError(`${file} is there already.`);
    await rename(unfinished, file);
    return result;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new StartError(`The disk of ${dirname(file)} is full, so no backup was made.`, {
      cause: error,
    });
  } finally {
    await handle.close();
    await rm(unfinished, { force: true });
    // Not every disk supports syncing a folder.
    await syncDirectory(dirname(file)).catch(() => undefined);
  }
}

async function writeEntries<Result>(
  handle: FileHandle,
  madeAt: Date,
  work: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const checksums: string[] = [];
  const packer = pack();
  const writing = writeChunks(handle, packer);
  // Awaited below, once the work has ended.
  writing.catch(() => undefined);
  try {
    const result = await work({ add, addText });
    await addText(CHECKSUMS, checksums.join(''));
    packer.finalize();
    await writing;
    return result;
  } catch (error) {
    packer.destroy(error instanceof Error ? error : undefined);
    // Throws the error of the disk, if that is what made the work fail.
    await writing;
    throw error;
  }

  async function add(name: string, size: number, content: AsyncIterable<Uint8Array>) {
    const { stream, hashAndSize } = measure(content);
    const entry = packer.entry({ name, size, mode: FILE_MODE, mtime: madeAt });
    await pipeline(requireSize(name, size, stream), entry);
    const { hash } = hashAndSize();
    checksums.push(`${hash}  ${name}\n`);
    return hash;
  }

  async function addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await add(name, bytes.byteLength, contentOf(bytes));
  }
}

async function writeChunks(handle: FileHandle, chunks: AsyncIterable<unknown>): Promise<void> {
  for await (const chunk of chunks) if (chunk instanceof Uint8Array) await handle.writeFile(chunk);
}

async function* requireSize(name: string, size: number, content: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    if (bytes <= size) yield chunk;
  }
  if (bytes !== size) throw new StartError(`${name} has ${bytes} bytes instead of ${size}.`);
}
