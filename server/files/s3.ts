import { randomUUID } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { measure } from './blob-content.ts';
import { isBlobName, requireBlobName } from './blob-name.ts';
import type { ByteRange, FileStore, HandedOut, StoredBlob } from './file-store.ts';
import { inParts, peek } from './in-parts.ts';
import { createS3Client } from './s3-client.ts';
import { answered, answeredIfThere, toStoreError } from './s3-errors.ts';
import { openObject } from './s3-read.ts';
import type { S3Settings } from './s3-settings.ts';
import { explaining } from './s3-start.ts';
import { sweepUnfinished } from './s3-sweep.ts';
import { PATIENT, uploadInParts } from './s3-upload.ts';

const BLOBS = 'blobs/';
const UNFINISHED = 'unfinished/';
/** The most that is held in memory of one upload is two of these. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * A file store in a bucket: `blobs/ab12…` for each blob, `unfinished/` for large ones that are still being
 * written, because their name is only known at their end.
 */
export async function openS3Store(settings: S3Settings): Promise<FileStore> {
  const { bucket: Bucket, endpoint, publicEndpoint } = settings;
  const client = createS3Client(settings, endpoint);
  await explaining(settings, async () => {
    await client.send(new HeadBucketCommand({ Bucket }));
  });
  const store = { put, sizeOf, read, delete: remove, list, sweep };
  if (publicEndpoint === undefined) return store;
  const outside = createS3Client(settings, publicEndpoint);
  return { ...store, handOut };

  async function put(content: AsyncIterable<Uint8Array>): Promise<StoredBlob> {
    const { measured, blob } = measure(content);
    const { head, all } = await peek(inParts(measured, PART_BYTES), 2);
    if (head.length < 2) await putWhole(blob(), Buffer.concat(head));
    else await putInParts(blob, all);
    return blob();
  }

  async function putWhole({ hash }: StoredBlob, Body: Buffer): Promise<void> {
    await answered(client.send(new PutObjectCommand({ ...placeOf(hash), Body }), PATIENT));
  }

  async function putInParts(blob: () => StoredBlob, parts: AsyncIterable<Buffer>): Promise<void> {
    const unfinished = { Bucket, Key: UNFINISHED + randomUUID() };
    try {
      await uploadInParts(client, unfinished, parts);
      const source = { CopySource: `${Bucket}/${unfinished.Key}` };
      const copy = new CopyObjectCommand({ ...placeOf(blob().hash), ...source });
      await answered(client.send(copy, PATIENT));
    } finally {
      // Also when the upload failed: the store may have finished it and only its answer got lost. Not worth
      // failing for: what stays is swept.
      await client.send(new DeleteObjectCommand(unfinished)).catch(() => {});
    }
  }

  async function sizeOf(hash: string): Promise<number | undefined> {
    const head = await answeredIfThere(client.send(new HeadObjectCommand(placeOf(hash))));
    return head?.ContentLength;
  }

  async function read(hash: string, range?: ByteRange) {
    return openObject(client, placeOf(hash), range);
  }

  async function remove(hash: string): Promise<void> {
    await answeredIfThere(client.send(new DeleteObjectCommand(placeOf(hash))));
  }

  async function* list(): AsyncIterable<string> {
    try {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: BLOBS })) {
        const names = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(BLOBS.length));
        yield* names.filter(isBlobName);
      }
    } catch (error) {
      throw toStoreError(error);
    }
  }

  async function sweep(): Promise<void> {
    await answered(sweepUnfinished(client, { Bucket, Prefix: UNFINISHED }));
  }

  async function handOut(hash: string, how: HandedOut): Promise<string> {
    const content = new GetObjectCommand({
      ...placeOf(hash),
      ResponseContentType: how.type,
      ResponseContentDisposition: how.disposition,
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(outside, content, { expiresIn: how.seconds });
  }

  function placeOf(hash: string) {
    return { Bucket, Key: BLOBS + requireBlobName(hash) };
  }
}
