import { type FileHandle, open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { hashOf } from '../files/blob-content.ts';
import { StartError } from '../start-error.ts';
import { CHECKSUMS } from './archive-writer.ts';

export interface ArchiveReader {
  entries: ArchiveEntry[];
  /** Streams the content of an entry. */
  read: (name: string) => AsyncIterable<Uint8Array>;
  readText: (name: string) => Promise<string>;
}

interface ArchiveEntry {
  name: string;
  size: number;
  /** Where the content begins in the file. */
  start: number;
}

const BLOCK_BYTES = 512;
const END_BLOCKS = 2;
const READ_BYTES = 256 * 1024;

/**
 * Opens an archive after checking all of it: every entry matches its checksum and none is missing. A damaged or
 * incomplete archive is refused before the work begins.
 */
export async function withArchive<Result>(
  file: string,
  first: string,
  work: (archive: ArchiveReader) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file, 'r');
  try {
    const entries = await checkArchive(handle, file, first);
    const entriesByName = new Map(entries.map((entry) => [entry.name, entry]));
    return await work({ entries, read, readText });

    function read(name: string): AsyncIterable<Uint8Array> {
      const entry = entriesByName.get(name);
      if (!entry) throw new StartError(`${file} is damaged: ${name} is not in it.`);
      return readBytes(handle, entry.start, entry.size);
    }

    function readText(name: string): Promise<string> {
      return text(read(name));
    }
  } finally {
    await handle.close();
  }
}

async function checkArchive(
  handle: FileHandle,
  file: string,
  first: string,
): Promise<ArchiveEntry[]> {
  const { size: fileBytes } = await handle.stat();
  const { entries, checksums, expected, fault } = await readEntries(handle, fileBytes, first);
  if (entries[0]?.name !== first) throw new StartError(`${file} is not a backup.`);
  const last = entries.at(-1);
  const isComplete = last?.name === CHECKSUMS && fileBytes === endOfArchive(last);
  if (fault || !isComplete) {
    throw new StartError(`${file} is damaged or not complete: ${fault ?? 'its end is missing'}.`);
  }
  const lines = expected.split('\n').filter((line) => line !== '');
  if (lines.length !== checksums.length) {
    throw new StartError(`${file} is damaged: it has other entries than it should.`);
  }
  for (const [index, { name, hash }] of checksums.entries()) {
    if (lines[index] === `${hash}  ${name}`) continue;
    throw new StartError(`${file} is damaged: ${name} has another content than it should.`);
  }
  return entries;
}

/** Reads as far as the file is a valid archive that begins with the right entry. */
async function readEntries(handle: FileHandle, fileBytes: number, first: string) {
  const entries: ArchiveEntry[] = [];
  const checksums: { name: string; hash: string }[] = [];
  let expected = '';
  let fault: string | undefined;
  const parser = extract();
  const parsing = pipeline(readBytes(handle, 0, fileBytes), parser).catch(() => undefined);
  try {
    for await (const content of parser) {
      const { name, size } = content.header;
      if (entries.length === 0 && name !== first) break;
      if (name === CHECKSUMS) expected = await text(content);
      else checksums.push({ name, hash: await hashOf(content) });
      entries.push({ name, size, start: content.offset + BLOCK_BYTES });
    }
  } catch (error) {
    fault = String(error);
  }
  await parsing;
  return { entries, checksums, expected, fault };
}

function endOfArchive({ start, size }: ArchiveEntry): number {
  return start + (Math.ceil(size / BLOCK_BYTES) + END_BLOCKS) * BLOCK_BYTES;
}

/** Reads by the handle: a stream on it closes it when it is broken off, and then the owner would close it again. */
async function* readBytes(
  handle: FileHandle,
  start: number,
  size: number,
): AsyncGenerator<Uint8Array> {
  const end = start + size;
  for (let at = start; at < end;) {
    const chunk = Buffer.allocUnsafe(Math.min(READ_BYTES, end - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    if (bytesRead === 0) return;
    yield chunk.subarray(0, bytesRead);
    at += bytesRead;
  }
}
