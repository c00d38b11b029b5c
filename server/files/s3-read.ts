import { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { closeWhenAbandoned } from './close-when-abandoned.ts';
import type { ByteRange } from './file-store.ts';
import { undefinedIfMissing, toStoreError } from './s3-errors.ts';
import type { ObjectKey } from './s3-upload.ts';

const NEXT_BYTES_WITHIN_MS = 15_000;

/** Sends the request at once; undefined when the store has no object of that name. */
export async function openObject(
  client: S3Client,
  key: ObjectKey,
  range?: ByteRange,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const Range = range && `bytes=${range.start}-${range.end}`;
  const answer = await undefinedIfMissing(client.send(new GetObjectCommand({ ...key, Range })));
  if (!answer) return undefined;
  if (!(answer.Body instanceof Readable)) throw new Error('the store sent no content');
  const body = answer.Body;
  return closeWhenAbandoned(readOpened(body), () => body.destroy());
}

async function* readOpened(body: Readable): AsyncGenerator<Uint8Array> {
  const chunks = body.iterator();
  try {
    for (;;) {
      const { done, value } = await nextChunk(body, chunks);
      if (done) return;
      if (value instanceof Uint8Array) yield value;
    }
  } finally {
    body.destroy();
  }
}

/** Limits the time of the store only; the reader may take as long as it likes between two chunks. */
async function nextChunk(
  body: Readable,
  chunks: AsyncIterator<unknown>,
): Promise<IteratorResult<unknown>> {
  const late = () => body.destroy(new Error('the store stopped in the middle of a file'));
  const timer = setTimeout(late, NEXT_BYTES_WITHIN_MS);
  try {
    return await chunks.next();
  } catch (error) {
    throw toStoreError(error);
  } finally {
    clearTimeout(timer);
  }
}
