/** The headers of a tar file in the form that every `tar` reads (POSIX ustar). */
export const BLOCK_BYTES = 512;

export interface TarEntry {
  name: string;
  size: number;
}

/** What eleven octal digits hold. */
const LARGEST_BYTES = 8 ** 11 - 1;
const LONGEST_NAME = 100;
const CHECKSUM = { at: 148, bytes: 8 };
const MAGIC = { at: 257, text: 'ustar\0' };

export function encodeHeader({ name, size }: TarEntry, madeAt: Date): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME || size > LARGEST_BYTES) {
    throw new Error(`${name} does not fit into a tar file`);
  }
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(size, 11)}\0`, 124);
  header.write(`${octal(Math.floor(madeAt.getTime() / 1000), 11)}\0`, 136);
  header.write('0', 156);
  header.write(`${MAGIC.text}00`, MAGIC.at);
  header.write(`${octal(checksumOf(header), 6)}\0 `, CHECKSUM.at);
  return header;
}

/** Undefined for a block that is no header of ours. */
export function decodeHeader(block: Buffer): TarEntry | undefined {
  const text = (at: number, bytes: number) =>
    block
      .subarray(at, at + bytes)
      .toString('latin1')
      .replace(/[\0 ].*$/s, '');
  const isTar = block.toString('latin1', MAGIC.at, MAGIC.at + 6) === MAGIC.text;
  const isWhole = text(CHECKSUM.at, CHECKSUM.bytes) === octal(checksumOf(block), 6);
  if (!isTar || !isWhole) return undefined;
  return { name: text(0, LONGEST_NAME), size: Number.parseInt(text(124, 12), 8) };
}

/** How many zeros follow, so that the next header begins a block. */
export function paddingAfter(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
}

/** The sum of all bytes, with blanks where the sum itself will be. */
function checksumOf(header: Buffer): number {
  let sum = CHECKSUM.bytes * 32;
  for (const [at, byte] of header.entries()) {
    if (at < CHECKSUM.at || at >= CHECKSUM.at + CHECKSUM.bytes) sum += byte;
  }
  return sum;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}
