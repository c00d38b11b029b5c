import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { StartError } from '../start-error.ts';
import { CHECKSUMS } from './archive-writer.ts';
import { BLOCK_BYTES, decodeHeader, paddingAfter, type TarEntry } from './tar-header.ts';

export interface ArchiveReader {
  entries: TarEntry[];
  /** The content of an entry, as the reader takes it. */
  read: (name: string) => AsyncIterable<Uint8Array>;
  readText: (name: string) => Promise<string>;
}

interface PlacedEntry extends TarEntry {
  /** Where its content begins. */
  at: number;
}

const READ_BYTES = 256 * 1024;

/**
 * Opens an archive after looking through the whole of it: every entry has the content that its checksum
 * tells, and none is missing. Anything else is refused before the work begins.
 */
export async function withArchive<Result>(
  file: string,
  first: string,
  work: (archive: ArchiveReader) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file, 'r');
  try {
    const entries = await listEntries(handle, file, first);
    const places = new Map(entries.map((entry) => [entry.name, entry]));
    const archive = { entries, read, readText };
    await requireWhole(archive, file);
    return await work(archive);

    function read(name: string): AsyncIterable<Uint8Array> {
      const place = places.get(name);
      if (!place) throw new StartError(`${file} is damaged: ${name} is not in it.`);
      return readPart(handle, place);
    }

    async function readText(name: string): Promise<string> {
      const chunks: Uint8Array[] = [];
      for await (const chunk of read(name)) chunks.push(chunk);
      return Buffer.concat(chunks).toString();
    }
  } finally {
    await handle.close();
  }
}

async function listEntries(
  handle: FileHandle,
  file: string,
  first: string,
): Promise<PlacedEntry[]> {
  const { size: fileBytes } = await handle.stat();
  const entries: PlacedEntry[] = [];
  for (let at = 0; ;) {
    const block = Buffer.alloc(BLOCK_BYTES);
    const { bytesRead } = await handle.read(block, 0, BLOCK_BYTES, at);
    const header = bytesRead === BLOCK_BYTES ? decodeHeader(block) : undefined;
    if (entries.length === 0 && header?.name !== first) {
      throw new StartError(`${file} is not a backup.`);
    }
    const isEnd = entries.at(-1)?.name === CHECKSUMS && block.every((byte) => byte === 0);
    if (isEnd && at + 2 * BLOCK_BYTES === fileBytes) return entries;
    if (!header) throw new StartError(`${file} is damaged or not complete, at byte ${at}.`);
    entries.push({ ...header, at: at + BLOCK_BYTES });
    at += BLOCK_BYTES + header.size + paddingAfter(header.size);
  }
}

async function requireWhole({ entries, read, readText }: ArchiveReader, file: string) {
  const lines = (await readText(CHECKSUMS)).split('\n').filter((line) => line !== '');
  const contents = entries.filter(({ name }) => name !== CHECKSUMS);
  if (lines.length !== contents.length) {
    throw new StartError(`${file} is damaged: it has other entries than it should.`);
  }
  for (const [index, { name }] of contents.entries()) {
    const hash = createHash('sha256');
    for await (const chunk of read(name)) hash.update(chunk);
    if (lines[index] !== `${hash.digest('hex')}  ${name}`) {
      throw new StartError(`${file} is damaged: ${name} has another content than it should.`);
    }
  }
}

async function* readPart(
  handle: FileHandle,
  { name, at, size }: PlacedEntry,
): AsyncIterable<Uint8Array> {
  for (let done = 0; done < size;) {
    const wanted = Math.min(READ_BYTES, size - done);
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, at + done);
    if (bytesRead === 0) throw new StartError(`The file ends in the middle of ${name}.`);
    yield buffer.subarray(0, bytesRead);
    done += bytesRead;
  }
}
