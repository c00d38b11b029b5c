import { JSON_BODY_BYTES } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';

const JSON_TYPE = /^application\/json(;\s*charset=utf-8)?$/i;
const BODY_WITHIN_MS = 15_000;

/** Reads a JSON object, refusing one that is too long or too slow while it is still on its way. */
export async function readJson(request: Request, withinMs = BODY_WITHIN_MS): Promise<object> {
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? '')) {
    throw new AppError('request/not-json');
  }
  if (Number(request.headers.get('Content-Length') ?? 0) > JSON_BODY_BYTES) {
    throw new AppError('request/too-large');
  }
  // Node lets no more of a body through than was announced, so such a one need not be counted on its way.
  const isAnnounced = request.headers.has('Content-Length');
  const body = parse(await (isAnnounced ? readWhole : readCounting)(request, withinMs));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('request/invalid');
  }
  return body;
}

async function readWhole(request: Request, withinMs: number): Promise<string> {
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    deadline = setTimeout(() => reject(new AppError('request/timeout')), withinMs);
  });
  try {
    return Buffer.from(await Promise.race([request.arrayBuffer(), late])).toString('utf8');
  } finally {
    clearTimeout(deadline);
  }
}

async function readCounting(request: Request, withinMs: number): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  let late = false;
  const deadline = setTimeout(() => {
    late = true;
    void reader.cancel().catch(() => {});
  }, withinMs);
  try {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (late) throw new AppError('request/timeout');
      if (done) return Buffer.concat(chunks).toString('utf8');
      bytes += value.byteLength;
      if (bytes > JSON_BODY_BYTES) throw new AppError('request/too-large');
      chunks.push(value);
    }
  } finally {
    clearTimeout(deadline);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('request/invalid', { cause });
  }
}
