import { AppError } from '../../app-error.ts';
import { type Pace, bodyWithTimeout } from './body-with-timeout.ts';

/** Some programs write a line or two before the mark. */
const MARK_WITHIN_BYTES = 1024;
const MARK = '%PDF-';

/** Passes the bytes of an upload on; fails as soon as they cannot be those of one complete PDF. */
export async function* uploadedPdf(
  body: AsyncIterable<Uint8Array> | undefined,
  { length, largest, pace }: { length: number; largest: number; pace: Pace },
): AsyncIterable<Uint8Array> {
  let head = Buffer.alloc(0);
  let bytes = 0;
  let isMarked = false;
  try {
    for await (const chunk of body ? bodyWithTimeout(body, pace) : []) {
      bytes += chunk.byteLength;
      if (bytes > largest) throw new AppError('upload/too-large');
      if (!isMarked) {
        head = Buffer.concat([head, chunk.subarray(0, MARK_WITHIN_BYTES)]);
        isMarked = head.subarray(0, MARK_WITHIN_BYTES).includes(MARK);
        if (!isMarked && head.byteLength >= MARK_WITHIN_BYTES) throw new AppError('upload/not-pdf');
      }
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('upload/incomplete', { cause: error });
  }
  if (!isMarked) throw new AppError('upload/not-pdf');
  if (!Number.isNaN(length) && bytes !== length) throw new AppError('upload/incomplete');
}
