import { createHmac, randomInt } from 'node:crypto';
import { VERIFICATION_CODE_DIGITS } from '#contract/limits.ts';

export function randomCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, '0');
}

/** All that is kept of a code. With the address in it, the same code at another address is another. */
export function hashCode(key: Buffer, email: string, code: string): string {
  return createHmac('sha256', key).update(`${email} ${code}`).digest('base64url');
}
