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

interface ReadEntries {
  entries: ArchiveEntry[];
  checksums: { name: string; hash: string }[];
  /** The content of the last entry: the checksums of all others. */
  expected: string;
  /** How far the file could be read; missing when it does not begin as a backup does. */
  place: string | undefined;
  error: Error | undefined;
}

const BLOCK_BYTES = 512;
const END_BLOCKS = 2;
const READ_BYTES = 256 * 1024;
/** What `tar-stream` throws when the file ends too early. */
const CUT_SHORT = 'Unexpected end of data';
const PACKED_HINT =
  'If it was packed or encrypted afterwards, undo that first. Nothing was changed.';
const DAMAGED_HINT =
  'Copy it again from where it was made, or take another backup. Nothing was changed.';

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
  const stats = await handle.stat();
  if (!stats.isFile()) throw new StartError(`${file} is not a file.`);
  const read = await readEntries(handle, stats.size, first);
  if (read.place === undefined) throw new StartError(`${file} is not a backup. ${PACKED_HINT}`);
  const fault = faultOf(read, stats.size);
  if (fault) throw new StartError(`${file} ${fault}. ${DAMAGED_HINT}`);
  return read.entries;
}

/** What is wrong with the file, as the end of a sentence. */
function faultOf(
  { entries, checksums, expected, place, error }: ReadEntries,
  fileBytes: number,
): string | undefined {
  const last = entries.at(-1);
  const isWhole = !error && last?.name === CHECKSUMS;
  const isCut = error ? error.message === CUT_SHORT : !isWhole || fileBytes < endOfArchive(last);
  if (isCut) return `is not complete: it ends ${place}`;
  if (!isWhole || fileBytes > endOfArchive(last)) return `is damaged ${place}`;
  const lines = expected.split('\n').filter((line) => line !== '');
  if (lines.length !== checksums.length) return 'is damaged: it has other entries than it should';
  const wrong = checksums.find(({ name, hash }, index) => lines[index] !== `${hash}  ${name}`);
  return wrong && `is damaged: ${wrong.name} has another content than it should`;
}

/** Reads as far as the file is a valid archive that begins with the right entry. */
async function readEntries(
  handle: FileHandle,
  fileBytes: number,
  first: string,
): Promise<ReadEntries> {
  const entries: ArchiveEntry[] = [];
  const checksums: ReadEntries['checksums'] = [];
  let expected = '';
  let place: string | undefined;
  let error: Error | undefined;
  const parser = extract();
  const parsing = pipeline(readBytes(handle, 0, fileBytes), parser).catch(() => undefined);
  try {
    for await (const content of parser) {
      const { name, size } = content.header;
      if (entries.length === 0 && name !== first) break;
      place = `in the middle of ${name}`;
      if (name === CHECKSUMS) expected = await text(content);
      else checksums.push({ name, hash: await hashOf(content) });
      entries.push({ name, size, start: content.offset + BLOCK_BYTES });
      place = `after ${name}`;
    }
  } catch (thrown) {
    error = thrown instanceof Error ? thrown : new Error(String(thrown));
  }
  await parsing;
  return { entries, checksums, expected, place, error };
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
