import { AppError } from '../app-error.ts';
import { withTimeout } from '../with-timeout.ts';

/** The longest body of a form, and of a call that has no other limit; files have a route of their own. */
const BODY_BYTES = 64 * 1024;
const BODY_WITHIN_MS = 15_000;

export interface BodyLimits {
  withinMs?: number | undefined;
  mostBytes?: number | undefined;
}

/** Reads a whole body; one that is too long or too slow is refused while it arrives. */
export async function readBody(
  request: Request,
  { withinMs = BODY_WITHIN_MS, mostBytes = BODY_BYTES }: BodyLimits = {},
): Promise<ArrayBuffer | Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) {
    throw new AppError('request/too-large');
  }
  // Node never reads more of a body than was announced, so such a body need not be counted.
  const isAnnounced = request.headers.has('Content-Length');
  const bytes: Promise<ArrayBuffer | Uint8Array> = isAnnounced
    ? request.arrayBuffer()
    : readCounting(request, mostBytes);
  return withTimeout(
    withinMs,
    bytes.catch(refuseUnfinished),
    () => new AppError('request/timeout'),
  );
}

/** A caller that disconnected before the end of its body is no fault of ours. */
function refuseUnfinished(error: unknown): never {
  throw error instanceof AppError ? error : new AppError('request/timeout', { cause: error });
}

async function readCounting({ body }: Request, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Not cancelled, which would close the connection before the answer.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new AppError('request/too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
