import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the time taken does not tell how much of a guess is right. */
export function isEqualInConstantTime(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
