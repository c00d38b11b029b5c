import { createHash } from 'node:crypto';
import type { ByteRange, FileStore } from './file-store.ts';

/** Bytes in memory as a stream, which is what a store takes. */
export async function* contentOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

/** Reads a blob, or a part of it, into memory; undefined when there is no such blob. */
export async function readBlob(
  files: FileStore,
  blob: string,
  range?: ByteRange,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const content = await files.read(blob, range);
  if (!content) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The SHA-256 of a stream of bytes, in hex. */
export async function hashOf(content: AsyncIterable<unknown>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) if (chunk instanceof Uint8Array) hash.update(chunk);
  return hash.digest('hex');
}

/** Passes a stream on; once it has been read to its end, `hashAndSize` gives its hash and size. */
export function measure(content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let size = 0;
  return { stream: pass(), hashAndSize };

  async function* pass(): AsyncIterable<Uint8Array> {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
  }

  function hashAndSize(): { hash: string; size: number } {
    return { hash: hash.copy().digest('hex'), size };
  }
}
