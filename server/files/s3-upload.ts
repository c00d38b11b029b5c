import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { AppError } from '../app-error.ts';
import { toStoreError, undefinedIfMissing, withStoreErrors } from './s3-errors.ts';
import { StoreError } from './store-error.ts';
import { withStoreTimeout } from './store-timeout.ts';

export interface ObjectKey {
  Bucket: string;
  Key: string;
}

/** Joining hundreds of parts takes a store a while. */
const JOINED_WITHIN_MS = 60_000;
/** Once a store has failed, the caller does not wait long for its tidying. */
const TIDIED_WITHIN_MS = 3000;
/** The time for a request with content, all its attempts together: a slow store gets 500 KB a second. */
const BEGUN_WITHIN_MS = 10_000;
const SLOWEST_BYTES_PER_MS = 500;

/** The answer to a request that sends content. A store that takes it too slowly, or not at all, counts as unavailable. */
export async function sendContent<Answer>(
  bytes: number,
  send: (options: { requestTimeout: number; abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const ms = Math.ceil(BEGUN_WITHIN_MS + bytes / SLOWEST_BYTES_PER_MS);
  const abortSignal = AbortSignal.timeout(ms);
  try {
    return await send({ requestTimeout: ms, abortSignal });
  } catch (error) {
    if (!abortSignal.aborted) throw toStoreError(error);
    throw new StoreError('late', { reason: `no answer within ${ms} ms`, cause: error });
  }
}

/** Removes what a failed request may have left; if that fails too, it is collected later. */
export async function tidyUp(removal: Promise<unknown>): Promise<void> {
  await withStoreTimeout(TIDIED_WITHIN_MS, removal).catch(() => {});
}

/** Stores a large object part by part; an upload that fails leaves no part behind. */
export async function uploadInParts(
  client: S3Client,
  key: ObjectKey,
  parts: AsyncIterable<Buffer>,
): Promise<void> {
  const { UploadId } = await withStoreErrors(client.send(new CreateMultipartUploadCommand(key)));
  const upload = { ...key, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    let size = 0;
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1;
      const part = new UploadPartCommand({ ...upload, PartNumber, Body });
      const send = (options: object) => client.send(part, options);
      const { ETag } = await sendContent(Body.byteLength, send);
      Parts.push({ ETag, PartNumber });
      size += Body.byteLength;
    }
    const completion = new CompleteMultipartUploadCommand({
      ...upload,
      MultipartUpload: { Parts },
    });
    const patient = { requestTimeout: JOINED_WITHIN_MS };
    const completed = await undefinedIfMissing(client.send(completion, patient));
    if (!completed) await requireStored(client, key, size);
  } catch (error) {
    // The first error is the one to report.
    await tidyUp(client.send(new AbortMultipartUploadCommand(upload)));
    throw error;
  }
}

/**
 * The store does not know the upload any more when the client repeats a completion whose answer was lost. Then the
 * whole object is there.
 */
async function requireStored(client: S3Client, key: ObjectKey, size: number): Promise<void> {
  const head = await undefinedIfMissing(client.send(new HeadObjectCommand(key)));
  if (head?.ContentLength !== size) throw new AppError('service/unavailable');
}
