import { createHmac } from 'node:crypto';
import type { Bucket, LinkPurpose } from '#contract/library.ts';
import { isEqualInConstantTime } from '../../constant-time.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';

export const SIGNED_LINK_SECONDS = { view: 3600, download: 60, print: 60 } as const;

export const FILES_PATH = '/api/files/';

/** How much the clocks of two copies may differ. */
const CLOCK_TOLERANCE_SECONDS = 5;

export interface Grant {
  bucket: Bucket;
  path: string;
  purpose: LinkPurpose;
  sessionId: string;
}

/** The URL of a resource for one purpose and one session, valid for a limited time. */
export function signLink(key: Buffer, grant: Grant, now: Date): string {
  const segments = [grant.bucket, ...grant.path.split('/')].map(encodeURIComponent);
  return `${FILES_PATH}${segments.join('/')}?${signedQuery(key, grant, now).toString()}`;
}

/** The query that makes an address a signed link. */
export function signedQuery(key: Buffer, grant: Grant, now: Date): URLSearchParams {
  const seconds = Math.floor(now.getTime() / 1000) + SIGNED_LINK_SECONDS[grant.purpose];
  const expires = String(seconds);
  const signature = signatureOf(key, grant, expires);
  return new URLSearchParams({ purpose: grant.purpose, expires, signature });
}

export function isSigned(
  key: Buffer,
  grant: Grant,
  { expires, signature, now }: { expires: string; signature: string; now: Date },
): boolean {
  if (!/^\d{1,12}$/.test(expires)) return false;
  const secondsLeft = Number(expires) - now.getTime() / 1000;
  // A link signed while the clock was fast would otherwise live too long once the clock is corrected.
  const mostSeconds = SIGNED_LINK_SECONDS[grant.purpose] + CLOCK_TOLERANCE_SECONDS;
  if (secondsLeft <= 0 || secondsLeft > mostSeconds) return false;
  return isEqualInConstantTime(signature, signatureOf(key, grant, expires));
}

function signatureOf(
  key: Buffer,
  { bucket, path, purpose, sessionId }: Grant,
  expires: string,
): string {
  const signed = JSON.stringify([bucket, path, purpose, sessionId, expires]);
  return createHmac('sha256', key).update(signed).digest('base64url');
}

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
