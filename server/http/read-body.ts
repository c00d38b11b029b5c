import { IncomingMessage } from 'node:http';
import { AppError } from '../app-error.ts';
import { withTimeout } from '../with-timeout.ts';
import type { AppContext } from './context.ts';

/** The longest body of a form, and of a call that has no other limit; files have a route of their own. */
const BODY_BYTES = 64 * 1024;
const BODY_WITHIN_MS = 15_000;

export interface BodyLimits {
  withinMs?: number | undefined;
  mostBytes?: number | undefined;
}

/** The pieces of a body as they arrived; one that is too long or too slow is refused while it arrives. */
export async function readBody(
  c: AppContext,
  { withinMs = BODY_WITHIN_MS, mostBytes = BODY_BYTES }: BodyLimits = {},
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (Number(c.req.header('Content-Length') ?? 0) > mostBytes) {
    throw new AppError('request/too-large');
  }
  const pieces = readPieces(c, mostBytes).catch(refuseUnfinished);
  return withTimeout(withinMs, pieces, () => new AppError('request/timeout'));
}

/** Throws when the bytes are not UTF-8: with replacement characters two names could become one. */
export function decodePieces(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const texts = pieces.map((piece) => decoder.decode(piece, { stream: true }));
  return texts.join('') + decoder.decode();
}

/** A caller that disconnected before the end of its body is no fault of ours. */
function refuseUnfinished(error: unknown): never {
  throw error instanceof AppError ? error : new AppError('request/timeout', { cause: error });
}

async function readPieces(c: AppContext, mostBytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const piece of bodyOf(c)) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new AppError('request/too-large');
    pieces.push(piece);
  }
  return pieces;
}

/**
 * From Node's own stream, because a Request copies every body twice, and in a flood of them Node has to collect the
 * copies. Neither is ended by a refusal, which would close the connection before the answer.
 */
function bodyOf({
  env,
  req,
}: AppContext): AsyncIterable<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>[] {
  const incoming = env?.incoming;
  if (incoming instanceof IncomingMessage) return incoming.iterator({ destroyOnReturn: false });
  return req.raw.body?.values({ preventCancel: true }) ?? [];
}
