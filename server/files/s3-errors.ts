import { S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '../app-error.ts';

/** Ceph's, MinIO's and the standard's ways to say that there is no room. */
const FULL = /^(QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded)$/;
const INSUFFICIENT_STORAGE = 507;
const BUSY = /^(SlowDown|RequestTimeout|ServiceUnavailable|TooManyRequests|InternalError)$/;
const MISSING = /^(NoSuchKey|NotFound|NoSuchUpload)$/;

/** What the store answered; an error of it in the product's own words. */
export async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toStoreError(error);
  }
}

/** The same; undefined when the store has nothing of that name. */
export async function answeredIfThere<Answer>(
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && MISSING.test(error.name)) return undefined;
    throw toStoreError(error);
  }
}

/** Whatever the store did not say itself comes from the way to it: refused, cut off, or out of time. */
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
