import { createHmac, randomInt } from 'node:crypto';
import { VERIFICATION_CODE_DIGITS } from '#contract/limits.ts';

export function randomCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, '0');
}

/** The stored form of a code. Includes the address, so that equal codes of two addresses have different hashes. */
export function hashCode(key: Buffer, email: string, code: string): string {
  return createHmac('sha256', key).update(`${email} ${code}`).digest('base64url');
}
