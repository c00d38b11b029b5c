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
import type { ByteRange, FileStore, PresignOptions, ListedBlob, StoredBlob } from './file-store.ts';
import { splitIntoParts, peek } from './split-into-parts.ts';
import { createS3Client, explainStartFailure, type S3Settings } from './s3-client.ts';
import { toStoreError, undefinedIfMissing, withStoreErrors } from './s3-errors.ts';
import { openObject } from './s3-read.ts';
import { BLOBS, sweepUnfinished } from './s3-sweep.ts';
import { type ObjectKey, sendContent, tidyUp, uploadInParts } from './s3-upload.ts';

/** One upload holds at most two parts in memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** A file store in a bucket: `blobs/ab12…` for each blob, which becomes visible once it is complete. */
export async function openS3Store(settings: S3Settings, prefix = BLOBS): Promise<FileStore> {
  const { bucket: Bucket, endpoint, publicEndpoint } = settings;
  const client = createS3Client(settings, endpoint);
  await explainStartFailure(settings, async () => {
    await client.send(new HeadBucketCommand({ Bucket }));
  });
  const store = { put, sizeOf, read, delete: remove, list, sweep };
  if (publicEndpoint === undefined) return store;
  const publicClient = createS3Client(settings, publicEndpoint);
  return { ...store, presignDownload };

  async function put(
    content: AsyncIterable<Uint8Array>,
    blob = newBlobName(),
  ): Promise<StoredBlob> {
    const key = objectKey(blob);
    const { stream, hashAndSize } = measure(content);
    const { head, all } = await peek(splitIntoParts(stream, PART_BYTES), 2);
    try {
      if (head.length < 2) await putWhole(key, Buffer.concat(head));
      else await uploadInParts(client, key, all);
    } catch (error) {
      // The store may have the object if only its answer was lost.
      await tidyUp(client.send(new DeleteObjectCommand(key)));
      throw error;
    }
    return { blob, ...hashAndSize() };
  }

  async function putWhole(key: ObjectKey, Body: Buffer): Promise<void> {
    const command = new PutObjectCommand({ ...key, Body });
    await sendContent(Body.byteLength, (options) => client.send(command, options));
  }

  async function sizeOf(blob: string): Promise<number | undefined> {
    const head = await undefinedIfMissing(client.send(new HeadObjectCommand(objectKey(blob))));
    return head?.ContentLength;
  }

  async function read(blob: string, range?: ByteRange) {
    return openObject(client, objectKey(blob), range);
  }

  async function remove(blob: string): Promise<void> {
    await undefinedIfMissing(client.send(new DeleteObjectCommand(objectKey(blob))));
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
    await withStoreErrors(sweepUnfinished(client, Bucket, { prefix }));
  }

  async function presignDownload(blob: string, options: PresignOptions): Promise<string> {
    const content = new GetObjectCommand({
      ...objectKey(blob),
      ResponseContentType: options.type,
      ResponseContentDisposition: options.disposition,
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(publicClient, content, { expiresIn: options.seconds });
  }

  function objectKey(blob: string): ObjectKey {
    return { Bucket, Key: prefix + requireBlobName(blob) };
  }
}
