import { createHmac } from 'node:crypto';
import { UNSUBSCRIBE_PAGE } from '#contract/page-routes.ts';
import { rowId } from '#contract/text.ts';
import { isEqualInConstantTime } from '../../constant-time.ts';

/** The address at which a person leaves the newsletter. Signed, so that nobody can make one for somebody else. */
export function unsubscribeUrl(publicUrl: string, key: Buffer, userId: string): string {
  return `${publicUrl}${UNSUBSCRIBE_PAGE}?token=${userId}.${signatureOf(key, userId)}`;
}

/** The person of a token; undefined when we have not signed it. */
export function readToken(key: Buffer, token: string): string | undefined {
  const userId = token.slice(0, token.indexOf('.'));
  const isSigned = isEqualInConstantTime(token, `${userId}.${signatureOf(key, userId)}`);
  return isSigned && rowId.safeParse(userId).success ? userId : undefined;
}

function signatureOf(key: Buffer, userId: string): string {
  return createHmac('sha256', key).update(userId).digest('base64url');
}
