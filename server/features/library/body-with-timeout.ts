import { AppError } from '../../app-error.ts';
import { withTimeout } from '../../with-timeout.ts';

/** The slowest sender that is accepted: `bytes` within `withinMs` of waiting for it. */
export interface Pace {
  bytes: number;
  withinMs: number;
}

/**
 * Passes a request body on and fails when it arrives too slowly: a slow sender would hold its turn for as long
 * as it likes. Only the time spent waiting for the sender counts, not the time of the reader.
 */
export async function* bodyWithTimeout(
  body: AsyncIterable<Uint8Array>,
  { bytes, withinMs }: Pace,
): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  let due = bytes;
  let leftMs = withinMs;
  try {
    for (;;) {
      const asked = performance.now();
      const chunk = await withTimeout(Math.max(0, leftMs), chunks.next(), tooSlow);
      if (chunk.done) return;
      due -= chunk.value.byteLength;
      leftMs -= performance.now() - asked;
      if (due <= 0) [due, leftMs] = [bytes, withinMs];
      yield chunk.value;
    }
  } finally {
    // Not awaited, because it would wait for the chunk that does not arrive.
    void chunks.return?.().catch(() => undefined);
  }
}

function tooSlow(): AppError {
  return new AppError('request/timeout');
}
