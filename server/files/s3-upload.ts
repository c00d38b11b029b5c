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
import { undefinedIfMissing, withStoreErrors } from './s3-errors.ts';

export interface Place {
  Bucket: string;
  Key: string;
}

/** A longer timeout, for requests that send content over a slow line or join hundreds of parts. */
export const PATIENT = { requestTimeout: 60_000 };

/** Stores a large object part by part; an upload that fails leaves no part behind. */
export async function uploadInParts(
  client: S3Client,
  place: Place,
  parts: AsyncIterable<Buffer>,
): Promise<void> {
  const { UploadId } = await withStoreErrors(client.send(new CreateMultipartUploadCommand(place)));
  const upload = { ...place, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    let size = 0;
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1;
      const part = new UploadPartCommand({ ...upload, PartNumber, Body });
      const { ETag } = await withStoreErrors(client.send(part, PATIENT));
      Parts.push({ ETag, PartNumber });
      size += Body.byteLength;
    }
    const completion = new CompleteMultipartUploadCommand({
      ...upload,
      MultipartUpload: { Parts },
    });
    const completed = await undefinedIfMissing(client.send(completion, PATIENT));
    if (!completed) await requireStored(client, place, size);
  } catch (error) {
    // The first error is the one to report. If this abort fails too, `sweepUnfinished` removes the parts later.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}

/**
 * The store does not know the upload any more when the client repeats a completion whose answer was lost. Then the
 * whole object is there.
 */
async function requireStored(client: S3Client, place: Place, size: number): Promise<void> {
  const head = await undefinedIfMissing(client.send(new HeadObjectCommand(place)));
  if (head?.ContentLength !== size) throw new AppError('service/unavailable');
}
