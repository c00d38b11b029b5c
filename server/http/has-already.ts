import type { AppContext } from './context.ts';

/** Whether the caller holds the version with this tag, and need not be sent it again. */
export function hasAlready(c: AppContext, etag: string): boolean {
  return c.req.header('If-None-Match')?.split(/,\s*/).includes(etag) ?? false;
}
