import type { Week } from '../changes/library-change.ts';

/** A file that is to be uploaded, and where to. */
export interface PlannedUpload extends Week {
  file: File;
  /** The file's name in the library. */
  name: string;
}

export interface StoredUpload {
  path: string;
  /** The version of its picture. */
  picture?: string | undefined;
}

export interface UploadItem extends PlannedUpload {
  id: number;
  readOnly: boolean;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  sentBytes: number;
  /** What the library has of it, once it is uploaded. */
  stored?: StoredUpload;
  /** Why it failed. */
  error?: Error;
}

/** Names that differ only in case are the same name to the library. */
export function foldedName(...names: string[]): string {
  return names.join('/').toLowerCase();
}

/** The items that the next run sends. Cancelled items are sent only when no others are left. */
export function nextToSend(items: readonly UploadItem[]): UploadItem[] {
  const wanted = items.filter(({ state }) => state === 'waiting' || state === 'failed');
  return wanted.length > 0 ? wanted : items.filter(({ state }) => state === 'cancelled');
}

/** Includes failed and cancelled items, which can be sent again. */
export function isUnfinished({ state }: UploadItem): boolean {
  return state !== 'done';
}
