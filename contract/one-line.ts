import { rawMaximum, text } from './text.ts';
import { NOT_VISIBLE, VISIBLE } from './visible.ts';

/** Text for a name: trimmed, on one line, with at least one visible character, and without characters that turn the direction of writing. */
export function oneLine(longest: number) {
  return text(rawMaximum(longest))
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Zl}\p{Zp}]*$/u, 'must be one line')
    .regex(/^\P{Bidi_Control}*$/u, 'must not turn the direction of writing')
    .regex(VISIBLE, NOT_VISIBLE);
}
