import { createHash } from 'node:crypto';
import type { ByteRange, FileStore } from './file-store.ts';

/** Bytes that are there already, as a store takes them. */
export async function* contentOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

/** A blob, or a part of it, in memory of its own; undefined when there is no such blob. */
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

/** The same bytes, and what they amount to once they have passed. */
export function measure(content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let size = 0;
  return { measured: pass(), measures };

  async function* pass(): AsyncIterable<Uint8Array> {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
  }

  function measures(): { hash: string; size: number } {
    return { hash: hash.copy().digest('hex'), size };
  }
}
