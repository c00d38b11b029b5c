import { S3ServiceException } from '@aws-sdk/client-s3';
import { StartError } from '../start-error.ts';
import type { S3Settings } from './s3-settings.ts';

/** Says what is wrong while somebody is looking, rather than at the first upload. */
export async function explaining(
  { endpoint, bucket }: S3Settings,
  firstUse: () => Promise<void>,
): Promise<void> {
  try {
    await firstUse();
  } catch (error) {
    const store = endpoint ?? 'Amazon S3';
    throw new StartError(`The file store ${store} ${complaint(error, bucket)}`, { cause: error });
  }
}

function complaint(error: unknown, bucket: string): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === undefined) return 'does not answer. Is S3_ENDPOINT right, and is it running?';
  if (status === 404) return `has no bucket ${bucket}. Make it, or set S3_BUCKET to another.`;
  if (status === 403) {
    return `does not let us use the bucket ${bucket}. Look at S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what the key may do.`;
  }
  if (status === 301) return `keeps the bucket ${bucket} elsewhere. Set S3_REGION to where it is.`;
  return `answered ${status} when asked for the bucket ${bucket}.`;
}
