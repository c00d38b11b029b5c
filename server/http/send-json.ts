import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from './context.ts';

/** With its length, because an answer without one is compressed however short, which takes longer than making it. */
export function sendJson(c: AppContext, value: unknown, status: ContentfulStatusCode): Response {
  const json = JSON.stringify(value);
  return c.body(json, status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(json)),
    'Cache-Control': 'no-store',
  });
}
