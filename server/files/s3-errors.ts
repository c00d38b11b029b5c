import { S3ServiceException } from '@aws-sdk/client-s3';
import { StoreError, toStoreFailure } from './store-error.ts';

/** How Ceph, MinIO and HTTP say that the store is full. */
const FULL = /^(QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded)$/;
const INSUFFICIENT_STORAGE = 507;
const MISSING = /^(NoSuchKey|NotFound|NoSuchUpload)$/;

/** The answer of the store; its errors become errors of the product. */
export async function withStoreErrors<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toStoreError(error);
  }
}

/** Like `withStoreErrors`; undefined when the store has no object of that name. */
export async function undefinedIfMissing<Answer>(
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && MISSING.test(error.name)) return undefined;
    throw toStoreError(error);
  }
}

/** An error that is not an answer of the store comes from the network: refused, cut off, or timed out. */
export function toStoreError(error: unknown): Error {
  if (!(error instanceof S3ServiceException)) return toStoreFailure(error);
  const status = error.$metadata.httpStatusCode ?? 0;
  const isFull = FULL.test(error.name) || status === INSUFFICIENT_STORAGE;
  return new StoreError(isFull ? 'full' : 'failed', { reason: describe(error), cause: error });
}

/** An answer to HEAD has no body and so no code but its status. */
function describe({ name, message, $metadata }: S3ServiceException): string {
  const words = [...new Set([name, message])].filter((word) => word && word !== 'UnknownError');
  return [`the store answered ${$metadata.httpStatusCode}`, ...words].join(' ');
}
