import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentOf } from '../files/blob-content.ts';
import { syncDirectory } from '../files/sync-directory.ts';
import { StartError } from '../start-error.ts';
import { BLOCK_BYTES, encodeHeader, paddingAfter } from './tar-header.ts';

export interface ArchiveWriter {
  /** Gives the SHA-256 of what was written. A content of another size than was said breaks the archive off. */
  add: (name: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<string>;
  addText: (name: string, text: string) => Promise<void>;
}

/** The last entry: a line for each of the others, as `sha256sum -c` reads them. */
export const CHECKSUMS = 'SHA256SUMS';
const END_BLOCKS = 2;

/**
 * Writes a tar file that only its owner reads. It has its name once it is whole and would survive a power
 * cut; when the work fails nothing of it is left.
 */
export async function writeArchive<Result>(
  file: string,
  madeAt: Date,
  work: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    const result = await writeEntries(handle, madeAt, work);
    await handle.sync();
    // Not linked, which would settle even two at once: not every disk that backups go to can do that.
    if (existsSync(file)) throw new StartError(`${file} is there already.`);
    await rename(unfinished, file);
    return result;
  } finally {
    await handle.close();
    await rm(unfinished, { force: true });
    // Nor can every one sync a folder.
    await syncDirectory(dirname(file)).catch(() => undefined);
  }
}

async function writeEntries<Result>(
  handle: FileHandle,
  madeAt: Date,
  work: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const checksums: string[] = [];
  const result = await work({ add, addText });
  await addText(CHECKSUMS, checksums.join(''));
  await handle.writeFile(Buffer.alloc(END_BLOCKS * BLOCK_BYTES));
  return result;

  async function add(name: string, size: number, content: AsyncIterable<Uint8Array>) {
    await handle.writeFile(encodeHeader({ name, size }, madeAt));
    const hash = createHash('sha256');
    let written = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      written += chunk.byteLength;
      await handle.writeFile(chunk);
    }
    if (written !== size) throw new StartError(`${name} has ${written} bytes instead of ${size}.`);
    await handle.writeFile(Buffer.alloc(paddingAfter(size)));
    const checksum = hash.digest('hex');
    checksums.push(`${checksum}  ${name}\n`);
    return checksum;
  }

  async function addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await add(name, bytes.byteLength, contentOf(bytes));
  }
}
