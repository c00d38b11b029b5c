import type { Week } from '../changes/library-change.ts';

/** A file that is to be uploaded, and where to. */
export interface PlannedUpload extends Week {
  file: File;
  /** As it will be called in the library. */
  name: string;
}

export interface UploadItem extends PlannedUpload {
  id: number;
  readOnly: boolean;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  sentBytes: number;
  /** Why it failed. */
  error?: Error;
}

/** Two spellings that differ in case alone are one name to the library. */
export function foldedName(...names: string[]): string {
  return names.join('/').toLowerCase();
}

/** What the next run sends. What was cancelled stays behind as long as there is anything else to send. */
export function nextToSend(items: readonly UploadItem[]): UploadItem[] {
  const wanted = items.filter(({ state }) => state === 'waiting' || state === 'failed');
  return wanted.length > 0 ? wanted : items.filter(({ state }) => state === 'cancelled');
}

/** Was not uploaded, and could be. */
export function isUnfinished({ state }: UploadItem): boolean {
  return state !== 'done';
}
