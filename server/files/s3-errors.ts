import { S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '../app-error.ts';

/** How Ceph, MinIO and HTTP say that the store is full. */
const FULL = /^(QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded)$/;
const INSUFFICIENT_STORAGE = 507;
const BUSY = /^(SlowDown|RequestTimeout|ServiceUnavailable|TooManyRequests|InternalError)$/;
const MISSING = /^(NoSuchKey|NotFound|NoSuchUpload)$/;

/** The answer of the store; its errors become errors of the product. */
export async function withStoreErrors<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toStoreError(error);
  }
}

/** The same; undefined when the store has no object of that name. */
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
export function toStoreError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (!(error instanceof S3ServiceException)) {
    return new AppError('service/unavailable', { cause: error });
  }
  const status = error.$metadata.httpStatusCode ?? 0;
  if (FULL.test(error.name) || status === INSUFFICIENT_STORAGE) {
    return new AppError('storage/full', { cause: error });
  }
  if (BUSY.test(error.name) || status === 429 || status >= 500) {
    return new AppError('service/unavailable', { cause: error });
  }
  return error;
}
