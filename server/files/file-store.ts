/** What was begun this long ago and is not finished never will be; another copy may be writing the rest. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** Part of a file: the first and the last byte wanted, both counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredBlob {
  /** SHA-256 of the content, in hex. It is also the blob's name, so content is stored once. */
  hash: string;
  size: number;
}

/** How a store answers when it hands out a blob by itself. */
export interface HandedOut {
  type: string;
  /** The whole header Content-Disposition. */
  disposition: string;
  /** For how long the address works. */
  seconds: number;
}

/** Keeps blobs that never change. */
export interface FileStore {
  /** Resolves once the whole content would survive a power cut; until then nothing of it is visible. */
  put: (content: AsyncIterable<Uint8Array>) => Promise<StoredBlob>;
  /** The size of a blob, or undefined when there is no such blob. */
  sizeOf: (hash: string) => Promise<number | undefined>;
  /** The content, or the part asked for, read as the reader takes it. Undefined when there is none. */
  read: (hash: string, range?: ByteRange) => Promise<AsyncIterable<Uint8Array> | undefined>;
  delete: (hash: string) => Promise<void>;
  list: () => AsyncIterable<string>;
  /** Removes what killed copies left unfinished a day ago or earlier. */
  sweep: () => Promise<void>;
  /** An address at which the store itself gives a blob to whoever has it; not every store can. */
  handOut?: (hash: string, how: HandedOut) => Promise<string>;
}
