import { AppError } from '../../app-error.ts';
import { withTimeout } from '../../with-timeout.ts';

/** So many bytes have to come in so much waiting for them. */
export interface Pace {
  bytes: number;
  withinMs: number;
}

/**
 * A body as it comes, as long as it does come: one that trickles in would keep its place from the others for
 * as long as its sender likes. The time that the reader takes for itself does not count.
 */
export async function* steadyBody(
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
    // Not waited for: it would wait for the very chunk that does not come.
    void chunks.return?.().catch(() => undefined);
  }
}

function tooSlow(): AppError {
  return new AppError('request/timeout');
}
