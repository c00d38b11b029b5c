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

/** For requests that take longer than others: sending a part over a slow line, joining hundreds of parts. */
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
    const whole = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
    const done = await undefinedIfMissing(client.send(whole, PATIENT));
    if (!done) await requireThere(client, place, size);
  } catch (error) {
    // The first error is the one to report. If cleaning up fails too, the sweep removes the parts.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}

/** When the answer to the last request was lost and the request repeated, the store no longer knows the upload. */
async function requireThere(client: S3Client, place: Place, size: number): Promise<void> {
  const head = await undefinedIfMissing(client.send(new HeadObjectCommand(place)));
  if (head?.ContentLength !== size) throw new AppError('service/unavailable');
}
