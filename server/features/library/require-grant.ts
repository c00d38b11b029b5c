import type { Bucket, LinkPurpose } from '#contract/library.ts';
import { linkPurpose } from '#contract/library.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { AppContext } from '../../http/context.ts';
import { parsePlace } from './place.ts';
import { type Grant, isSigned } from './signed-link.ts';

interface GivenLink {
  bucket: Bucket;
  path: string;
  purpose: LinkPurpose | undefined;
  expires: string;
  signature: string;
}

/** What a link allows this session. Checked before any lookup, so a forged link costs no query. */
export function requireGrant(
  { linkKey, now }: Pick<Deps, 'now'> & { linkKey: Buffer },
  { bucket, path, purpose, expires, signature }: GivenLink,
  sessionId: string,
): Grant & { expires: string } {
  const grant = purpose && { bucket, path, purpose, sessionId };
  if (!grant || !isSigned(linkKey, grant, { expires, signature, now: now() })) {
    throw new AppError('link/refused');
  }
  return { ...grant, expires };
}

/** The link in the address of a request. */
export function givenLink(c: AppContext): GivenLink {
  const search = new URL(c.req.url).searchParams;
  return {
    ...parsePlace(c),
    purpose: linkPurpose.safeParse(search.get('purpose')).data,
    expires: search.get('expires') ?? '',
    signature: search.get('signature') ?? '',
  };
}
