import { z } from 'zod';

/** Text for a name: trimmed, not empty, on one line. */
export function oneLine(longest: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be one line');
}
