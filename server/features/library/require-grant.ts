import type { Bucket, LinkPurpose } from '#contract/library.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type Grant, isSigned } from './signed-link.ts';

interface GivenLink {
  bucket: Bucket;
  path: string;
  purpose: LinkPurpose;
  expires: string;
  signature: string;
}

/** What a link allows this session. Checked before any lookup, so a forged link costs no query. */
export function requireGrant(
  { linkKey, now }: Pick<Deps, 'now'> & { linkKey: Buffer },
  { bucket, path, purpose, expires, signature }: GivenLink,
  sessionId: string,
): Grant & { expires: string } {
  const grant = { bucket, path, purpose, sessionId };
  if (!isSigned(linkKey, grant, { expires, signature, now: now() })) {
    throw new AppError('link/refused');
  }
  return { ...grant, expires };
}
