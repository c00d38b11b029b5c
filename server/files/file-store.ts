/** No upload takes a day, so a blob that is unfinished or unused after that time is abandoned. */
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

/** How the store answers a browser that downloads a blob straight from it. */
export interface PresignOptions {
  type: string;
  /** The Content-Disposition header. */
  disposition: string;
  /** How long the URL works. */
  seconds: number;
}

/** Keeps blobs that never change. */
export interface FileStore {
  /**
   * Resolves once the whole content would survive a power cut; until then nothing of it is visible. The blob
   * gets a new name, unless a restore gives it its old one.
   */
  put: (content: AsyncIterable<Uint8Array>, name?: string) => Promise<StoredBlob>;
  /** The size of a blob, or undefined when there is no such blob. */
  sizeOf: (blob: string) => Promise<number | undefined>;
  /** Streams the content or a part of it; undefined when there is no such blob. */
  read: (blob: string, range?: ByteRange) => Promise<AsyncIterable<Uint8Array> | undefined>;
  delete: (blob: string) => Promise<void>;
  list: () => AsyncIterable<ListedBlob>;
  /** Removes blobs that killed copies left unfinished a day ago or earlier. */
  sweep: () => Promise<void>;
  /** Signs a URL at which a browser can download the blob from the store itself; a folder on disk has none. */
  presignDownload?: (blob: string, options: PresignOptions) => Promise<string>;
}
