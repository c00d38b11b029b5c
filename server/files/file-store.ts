/** No upload takes a day: what is unfinished, or referred to by nothing, after that time never will be. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** Part of a file: the first and the last byte wanted, both counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredBlob {
  /** Its name in the store. */
  blob: string;
  /** SHA-256 of the content, in hex. */
  hash: string;
  size: number;
}

export interface ListedBlob {
  blob: string;
  storedAt: Date;
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
  /**
   * Resolves once the whole content would survive a power cut; until then nothing of it is visible. It gets a
   * new name, unless a restore gives it the one it had.
   */
  put: (content: AsyncIterable<Uint8Array>, name?: string) => Promise<StoredBlob>;
  /** The size of a blob, or undefined when there is no such blob. */
  sizeOf: (blob: string) => Promise<number | undefined>;
  /** The content, or the part asked for, read as the reader takes it. Undefined when there is none. */
  read: (blob: string, range?: ByteRange) => Promise<AsyncIterable<Uint8Array> | undefined>;
  delete: (blob: string) => Promise<void>;
  list: () => AsyncIterable<ListedBlob>;
  /** Removes what killed copies left unfinished a day ago or earlier. */
  sweep: () => Promise<void>;
  /** An address at which the store itself gives a blob to whoever has it; not every store can. */
  handOut?: (blob: string, how: HandedOut) => Promise<string>;
}
