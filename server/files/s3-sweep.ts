import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { ABANDONED_AFTER_MS } from './file-store.ts';
import { answeredIfThere } from './s3-errors.ts';

/**
 * Removes what killed copies left unfinished: objects under a passing name, and parts of no object yet.
 * Another copy may be at the same: what has gone meanwhile is done.
 */
export async function sweepUnfinished(
  client: S3Client,
  place: { Bucket: string; Prefix: string },
  abandonedAfterMs = ABANDONED_AFTER_MS,
): Promise<void> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, place)) {
    for (const { Key, LastModified } of Contents) {
      if (isAbandoned(LastModified)) {
        const remove = new DeleteObjectCommand({ Bucket: place.Bucket, Key });
        await answeredIfThere(client.send(remove));
      }
    }
  }
  // One page of them, which is a thousand, is more than a day can leave.
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand(place));
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (isAbandoned(Initiated)) {
      const abort = new AbortMultipartUploadCommand({ Bucket: place.Bucket, Key, UploadId });
      await answeredIfThere(client.send(abort));
    }
  }

  function isAbandoned(since: Date | undefined): boolean {
    return since !== undefined && Date.now() - since.getTime() >= abandonedAfterMs;
  }
}
