import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { ABANDONED_AFTER_MS } from './file-store.ts';
import { undefinedIfMissing } from './s3-errors.ts';

export const BLOBS = 'blobs/';
/** Where version 1.0 kept large blobs while it wrote them. */
const UNFINISHED = 'unfinished/';

/**
 * Removes the parts of uploads that killed copies did not complete. Another copy may be doing the same:
 * removing something twice is fine.
 */
export async function sweepUnfinished(
  client: S3Client,
  Bucket: string,
  { prefix = BLOBS, abandonedAfterMs = ABANDONED_AFTER_MS } = {},
): Promise<void> {
  await removeObjects();
  for (const Prefix of [prefix, UNFINISHED]) await abortUploads(Prefix);

  async function removeObjects(): Promise<void> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: UNFINISHED });
    for await (const { Contents = [] } of pages) {
      for (const { Key, LastModified } of Contents) {
        if (!isAbandoned(LastModified)) continue;
        await undefinedIfMissing(client.send(new DeleteObjectCommand({ Bucket, Key })));
      }
    }
  }

  async function abortUploads(Prefix: string): Promise<void> {
    // One page holds a thousand, more than can be abandoned in a day.
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
    for (const { Key, UploadId, Initiated } of Uploads) {
      if (!isAbandoned(Initiated)) continue;
      const abort = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
      await undefinedIfMissing(client.send(abort));
    }
  }

  function isAbandoned(since: Date | undefined): boolean {
    return since !== undefined && Date.now() - since.getTime() >= abandonedAfterMs;
  }
}
