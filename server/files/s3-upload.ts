import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { answered } from './s3-errors.ts';

interface Place {
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
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1;
      const part = new UploadPartCommand({ ...upload, PartNumber, Body });
      const { ETag } = await answered(client.send(part, PATIENT));
      Parts.push({ ETag, PartNumber });
    }
    const whole = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
    await answered(client.send(whole, PATIENT));
  } catch (error) {
    // What went wrong is to be told, not what went wrong with tidying up: the next start sweeps.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}
