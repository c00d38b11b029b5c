import { z } from 'zod';

/** Text for a name: trimmed, on one line, with something in it that can be seen, and read in the order it is written. */
export function oneLine(longest: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be one line')
    .regex(/^\P{Bidi_Control}*$/u, 'must not turn the direction of writing')
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must have something to see in it');
}
