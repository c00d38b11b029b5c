import type { AppContext } from './context.ts';

const ENTITY_TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Whether `If-None-Match` says that the caller holds this version already (RFC 9110, 13.1.2): any version
 * for `*`, otherwise one of the listed tags, weak or strong.
 */
export function isNotModified(c: AppContext, etag: string): boolean {
  const condition = c.req.header('If-None-Match')?.trim();
  if (condition === undefined) return false;
  if (condition === '*') return true;
  const tags = [...condition.matchAll(ENTITY_TAG)].map(([, opaque]) => opaque);
  return tags.includes(etag.replace(/^W\//, ''));
}
