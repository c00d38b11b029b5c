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
import { answered, answeredIfThere } from './s3-errors.ts';

export interface Place {
  Bucket: string;
  Key: string;
}

/** A part over a slow line, and the store putting hundreds of them together, take longer than an answer. */
export const PATIENT = { requestTimeout: 60_000 };

/** Stores a large object part by part; broken off for whatever reason, it leaves no part behind. */
export async function uploadInParts(
  client: S3Client,
  place: Place,
  parts: AsyncIterable<Buffer>,
): Promise<void> {
  const { UploadId } = await answered(client.send(new CreateMultipartUploadCommand(place)));
  const upload = { ...place, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    let size = 0;
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1;
      const part = new UploadPartCommand({ ...upload, PartNumber, Body });
      const { ETag } = await answered(client.send(part, PATIENT));
      Parts.push({ ETag, PartNumber });
      size += Body.byteLength;
    }
    const whole = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
    const done = await answeredIfThere(client.send(whole, PATIENT));
    if (!done) await requireThere(client, place, size);
  } catch (error) {
    // What went wrong is to be told, not what went wrong with tidying up: what stays is swept.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}

/** When the answer to the last request got lost and it was sent again, the store knows of no such upload any more. */
async function requireThere(client: S3Client, place: Place, size: number): Promise<void> {
  const head = await answeredIfThere(client.send(new HeadObjectCommand(place)));
  if (head?.ContentLength !== size) throw new AppError('service/unavailable');
}
