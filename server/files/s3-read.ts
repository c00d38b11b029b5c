import { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ByteRange } from './file-store.ts';
import { answered, toStoreError } from './s3-errors.ts';

const NEXT_BYTES_WITHIN_MS = 15_000;

/** Asks the store when the first byte is wanted, so that a reader who never comes holds no connection. */
export async function* readLazily(
  client: S3Client,
  place: { Bucket: string; Key: string },
  range?: ByteRange,
): AsyncIterable<Uint8Array> {
  const Range = range && `bytes=${range.start}-${range.end}`;
  const { Body } = await answered(client.send(new GetObjectCommand({ ...place, Range })));
  if (!(Body instanceof Readable)) throw new Error('the store sent no content');
  const chunks = Body.iterator();
  try {
    for (;;) {
      const { done, value } = await nextOf(Body, chunks);
      if (done) return;
      if (value instanceof Uint8Array) yield value;
    }
  } finally {
    Body.destroy();
  }
}

/** Only the store's time counts: however long the reader takes between two chunks is its own affair. */
async function nextOf(
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
