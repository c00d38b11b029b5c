import { crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  size: number;
  changedAt: Date;
  open: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Sizes and checksum follow the content (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x08_08;
const VERSION = 20;
/** With another system than Unix some programs take the names for those of MS-DOS, whatever the flags say. */
const MADE_ON_UNIX = 3 << 8;
/** A plain file that its owner may change and everybody may read. */
const UNIX_MODE = 0o100_644;
const LOCAL_HEADER = { signature: 0x04_03_4b_50, bytes: 30 };
const DESCRIPTOR = { signature: 0x08_07_4b_50, bytes: 16 };
const DIRECTORY_ENTRY = { signature: 0x02_01_4b_50, bytes: 46 };
const END = { signature: 0x06_05_4b_50, bytes: 22 };

/** The length of the archive, which is known before any file is read because none is compressed. */
export function zipBytes(entries: readonly ZipEntry[]): number {
  const perEntry = LOCAL_HEADER.bytes + DESCRIPTOR.bytes + DIRECTORY_ENTRY.bytes;
  return entries.reduce(
    (sum, { name, size }) => sum + perEntry + 2 * Buffer.byteLength(name) + size,
    END.bytes,
  );
}

/**
 * A zip archive of files as they are, one after another; PDFs are compressed already. The header of each file follows
 * once its first bytes have been read. Up to 4 GB in all: there is no Zip64.
 */
export async function* storedZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = await entry.open();
    const name = Buffer.from(entry.name);
    let header: Buffer | undefined = localHeader(entry, name);
    let checksum = 0;
    let size = 0;
    for await (const chunk of content) {
      if (header) yield header;
      header = undefined;
      checksum = crc32(chunk, checksum);
      size += chunk.byteLength;
      yield chunk;
    }
    if (header) yield header;
    if (size !== entry.size) throw new Error('a file has another size than was announced');
    yield descriptor(checksum, size);
    directory.push(directoryEntry(entry, name, { checksum, offset }));
    offset += LOCAL_HEADER.bytes + name.byteLength + size + DESCRIPTOR.bytes;
  }
  const written = Buffer.concat(directory);
  yield written;
  yield endOf({ count: entries.length, bytes: written.byteLength, offset });
}

function localHeader({ changedAt }: ZipEntry, name: Buffer): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER.bytes);
  header.writeUInt32LE(LOCAL_HEADER.signature, 0);
  writeCommon(header, 4, changedAt);
  header.writeUInt16LE(name.byteLength, 26);
  return Buffer.concat([header, name]);
}

function descriptor(checksum: number, size: number): Buffer {
  const written = Buffer.alloc(DESCRIPTOR.bytes);
  written.writeUInt32LE(DESCRIPTOR.signature, 0);
  written.writeUInt32LE(checksum, 4);
  written.writeUInt32LE(size, 8);
  written.writeUInt32LE(size, 12);
  return written;
}

function directoryEntry(
  { size, changedAt }: ZipEntry,
  name: Buffer,
  { checksum, offset }: { checksum: number; offset: number },
): Buffer {
  const written = Buffer.alloc(DIRECTORY_ENTRY.bytes);
  written.writeUInt32LE(DIRECTORY_ENTRY.signature, 0);
  written.writeUInt16LE(MADE_ON_UNIX | VERSION, 4);
  writeCommon(written, 6, changedAt);
  written.writeUInt32LE(checksum, 16);
  written.writeUInt32LE(size, 20);
  written.writeUInt32LE(size, 24);
  written.writeUInt16LE(name.byteLength, 28);
  written.writeUInt16LE(UNIX_MODE, 40);
  written.writeUInt32LE(offset, 42);
  return Buffer.concat([written, name]);
}

/** Version, flags, method 0 for stored, time and date, which both headers have in this order. */
function writeCommon(header: Buffer, at: number, changedAt: Date): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(FLAGS, at + 2);
  header.writeUInt16LE(0, at + 4);
  header.writeUInt16LE(timeOf(changedAt), at + 6);
  header.writeUInt16LE(dateOf(changedAt), at + 8);
}

function endOf({ count, bytes, offset }: { count: number; bytes: number; offset: number }): Buffer {
  const written = Buffer.alloc(END.bytes);
  written.writeUInt32LE(END.signature, 0);
  written.writeUInt16LE(count, 8);
  written.writeUInt16LE(count, 10);
  written.writeUInt32LE(bytes, 12);
  written.writeUInt32LE(offset, 16);
  return written;
}

function timeOf(at: Date): number {
  return (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
}

/** Years are counted from 1980. */
function dateOf(at: Date): number {
  return ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
}
