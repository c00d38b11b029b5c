import { createHmac, randomInt } from 'node:crypto';
import { VERIFICATION_CODE_DIGITS } from '#contract/limits.ts';

export function randomCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, '0');
}

/** What the sign-in library takes for the code: ours together with the address, so that the same code at another address is another. */
export function boundTo(email: string, code: string): string {
  return `${email} ${code}`;
}

/** All that is kept of a code. */
export function hashCode(key: Buffer, bound: string): string {
  return createHmac('sha256', key).update(bound).digest('base64url');
}
