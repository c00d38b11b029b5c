import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../../../api/api-error.ts';
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

/** What is wrong with the file itself: sent again as it is, it would be refused again. */
const FAULTS_OF_THE_FILE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'upload/not-pdf',
  'upload/damaged',
  'upload/locked',
  'upload/too-large',
  'upload/too-many-pages',
  'upload/too-demanding',
]);

/**
 * The items that the next run sends. Cancelled items are sent only when no others are left, and files that were refused
 * only when nothing else is.
 */
export function nextToSend(items: readonly UploadItem[]): UploadItem[] {
  const open = items.filter(isUnfinished);
  const sendable = open.filter((item) => !isRefused(item));
  const wanted = sendable.filter(({ state }) => state !== 'cancelled');
  return [wanted, sendable, open].find(({ length }) => length > 0) ?? [];
}

function isRefused({ state, error }: UploadItem): boolean {
  return state === 'failed' && error instanceof ApiError && FAULTS_OF_THE_FILE.has(error.code);
}

/** Includes failed and cancelled items, which can be sent again. */
export function isUnfinished({ state }: UploadItem): boolean {
  return state !== 'done';
}
