import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import type { Guard } from './access.ts';
import type { AppContext } from './context.ts';
import { isNotModified } from './not-modified.ts';
import type { Route } from './serve.ts';

/** An answer made once for many callers; a browser that has the one with this tag does not get it again. */
export interface TaggedAnswer<Answer = unknown> {
  tag: string;
  json: string;
  answer: Answer;
}

const compress = promisify(gzip);

export function tagAnswer<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  answer: z.input<Output>,
): TaggedAnswer<z.output<Output>> {
  const parsed = endpoint.output.parse(answer);
  const json = JSON.stringify(parsed);
  // A hash of the content and not the library's version, which may repeat after a restore.
  return {
    tag: `"${createHash('sha256').update(json).digest('base64url')}"`,
    json,
    answer: parsed,
  };
}

/** Like `serve`, for a call without input whose answer is large and seldom changes. */
export function serveTagged<Input extends z.ZodMiniObject, Output extends z.ZodMiniType, Caller>(
  { method, path }: Endpoint<Input, Output>,
  guard: Guard<Caller>,
  find: (caller: Caller) => Promise<TaggedAnswer>,
): Route {
  const compressed = new WeakMap<TaggedAnswer, Promise<Buffer<ArrayBuffer>>>();
  return { method, path, handle, run: async (c) => (await find(await guard(c))).answer };

  async function handle(c: AppContext): Promise<Response> {
    const answer = await find(await guard(c));
    c.header('ETag', answer.tag);
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Accept-Encoding');
    if (isNotModified(c, answer.tag)) return c.body(null, 304);
    c.header('Content-Type', 'application/json; charset=utf-8');
    if (!acceptsEncoding(c, 'gzip')) return c.body(answer.json);
    c.header('Content-Encoding', 'gzip');
    return c.body(await compressOnce(answer));
  }

  /** Compressing a large answer takes longer than making it, so all callers share the result. */
  function compressOnce(answer: TaggedAnswer): Promise<Buffer<ArrayBuffer>> {
    const bytes =
      compressed.get(answer) ?? compress(answer.json).then((buffer) => Buffer.from(buffer));
    compressed.set(answer, bytes);
    return bytes;
  }
}
