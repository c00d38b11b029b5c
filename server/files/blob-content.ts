import type { ByteRange, FileStore } from './file-store.ts';

/** Bytes that are there already, as a store takes them. */
export async function* contentOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

/** A blob, or a part of it, in memory of its own; undefined when there is no such blob. */
export async function readBlob(
  files: FileStore,
  hash: string,
  range?: ByteRange,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const content = await files.read(hash, range);
  if (!content) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
