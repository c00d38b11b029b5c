import * as z from 'zod/mini';
import { rawMaximum, text } from './text.ts';
import { NOT_VISIBLE, VISIBLE } from './visible.ts';

/** Text for a name: trimmed, on one line, with a visible character, and with none that turns the direction of writing. */
export function oneLine(longest: number) {
  return text(rawMaximum(longest)).check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.regex(/^[^\p{Zl}\p{Zp}]*$/u, 'must be one line'),
    z.regex(/^\P{Bidi_Control}*$/u, 'must not turn the direction of writing'),
    z.regex(VISIBLE, NOT_VISIBLE),
  );
}
