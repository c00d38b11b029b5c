import type { ErrorCode } from '#contract/errors.ts';
import { AppError, reasonOf } from '../app-error.ts';

/** How a file store can fail: it has no such blob, gives no answer in time, refuses or breaks off, or is full. */
export const STORE_FAULTS = ['missing', 'late', 'failed', 'full'] as const;

export type StoreFault = (typeof STORE_FAULTS)[number];

interface Details {
  /** For the operator: what the disk or the store said. */
  reason: string;
  blob?: string | undefined;
  cause?: unknown;
}

const CODES: Record<StoreFault, ErrorCode> = {
  missing: 'resource/not-found',
  late: 'service/unavailable',
  failed: 'service/unavailable',
  full: 'storage/full',
};

const MESSAGES: Record<StoreFault, string> = {
  missing: 'a file of the library is missing from the store',
  late: 'the file store does not answer',
  failed: 'the file store failed',
  full: 'the file store is full',
};

/** A failure of the file store, which the log and the metrics tell apart from other errors with the same code. */
export class StoreError extends AppError {
  override name = 'StoreError';
  readonly fault: StoreFault;
  override readonly reason: string;
  readonly blob: string | undefined;

  constructor(fault: StoreFault, { reason, blob, cause }: Details) {
    super(CODES[fault], { cause });
    this.message = MESSAGES[fault];
    this.fault = fault;
    this.reason = reason;
    this.blob = blob;
  }
}

/** For an error without a class of its own, from the disk or the network. */
export function toStoreFailure(error: unknown): StoreError {
  return error instanceof StoreError
    ? error
    : new StoreError('failed', { reason: reasonOf(error), cause: error });
}

/** For a failure while a certain blob was read, for the log. */
export function toFailureOf(blob: string, error: unknown): StoreError {
  const { fault, reason } = toStoreFailure(error);
  return new StoreError(fault, { reason, blob, cause: error });
}

/** For a blob that a row refers to. */
export function missing(blob: string): StoreError {
  return new StoreError('missing', { reason: 'a row refers to it', blob });
}

/** For a blob that was cut short or replaced. */
export function wrongSize(blob: string | undefined): StoreError {
  return new StoreError('failed', { reason: 'the blob has another size than its row says', blob });
}
