import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { measure } from './blob-content.ts';
import { isBlobName, newBlobName, requireBlobName } from './blob-name.ts';
import type { ByteRange, FileStore, HandedOut, ListedBlob, StoredBlob } from './file-store.ts';
import { inParts, peek } from './in-parts.ts';
import { createS3Client } from './s3-client.ts';
import { answered, answeredIfThere, toStoreError } from './s3-errors.ts';
import { openObject } from './s3-read.ts';
import type { S3Settings } from './s3-settings.ts';
import { explaining } from './s3-start.ts';
import { BLOBS, sweepUnfinished } from './s3-sweep.ts';
import { PATIENT, type Place, uploadInParts } from './s3-upload.ts';

/** The most that is held in memory of one upload is two of these. */
const PART_BYTES = 8 * 1024 * 1024;

/** A file store in a bucket: `blobs/ab12…` for each blob, which the store shows once it is whole. */
export async function openS3Store(settings: S3Settings, prefix = BLOBS): Promise<FileStore> {
  const { bucket: Bucket, endpoint, publicEndpoint } = settings;
  const client = createS3Client(settings, endpoint);
  await explaining(settings, async () => {
    await client.send(new HeadBucketCommand({ Bucket }));
  });
  const store = { put, sizeOf, read, delete: remove, list, sweep };
  if (publicEndpoint === undefined) return store;
  const outside = createS3Client(settings, publicEndpoint);
  return { ...store, handOut };

  async function put(
    content: AsyncIterable<Uint8Array>,
    blob = newBlobName(),
  ): Promise<StoredBlob> {
    const place = placeOf(blob);
    const { measured, measures } = measure(content);
    const { head, all } = await peek(inParts(measured, PART_BYTES), 2);
    try {
      if (head.length < 2) await putWhole(place, Buffer.concat(head));
      else await uploadInParts(client, place, all);
    } catch (error) {
      // The store may have it, and only its answer got lost. Not worth another failure: what stays is collected.
      await client.send(new DeleteObjectCommand(place)).catch(() => {});
      throw error;
    }
    return { blob, ...measures() };
  }

  async function putWhole(place: Place, Body: Buffer): Promise<void> {
    await answered(client.send(new PutObjectCommand({ ...place, Body }), PATIENT));
  }

  async function sizeOf(blob: string): Promise<number | undefined> {
    const head = await answeredIfThere(client.send(new HeadObjectCommand(placeOf(blob))));
    return head?.ContentLength;
  }

  async function read(blob: string, range?: ByteRange) {
    return openObject(client, placeOf(blob), range);
  }

  async function remove(blob: string): Promise<void> {
    await answeredIfThere(client.send(new DeleteObjectCommand(placeOf(blob))));
  }

  async function* list(): AsyncIterable<ListedBlob> {
    try {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const blob = Key.slice(prefix.length);
          if (isBlobName(blob) && LastModified) yield { blob, storedAt: LastModified };
        }
      }
    } catch (error) {
      throw toStoreError(error);
    }
  }

  async function sweep(): Promise<void> {
    await answered(sweepUnfinished(client, Bucket, { prefix }));
  }

  async function handOut(blob: string, how: HandedOut): Promise<string> {
    const content = new GetObjectCommand({
      ...placeOf(blob),
      ResponseContentType: how.type,
      ResponseContentDisposition: how.disposition,
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(outside, content, { expiresIn: how.seconds });
  }

  function placeOf(blob: string): Place {
    return { Bucket, Key: prefix + requireBlobName(blob) };
  }
}
