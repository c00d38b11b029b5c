import { z } from 'zod';

/** No control characters, and no halves of characters, which cannot be stored or sent. */
export const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}]*$/u;
/** No NUL and no halves of characters. */
export const STORABLE_TEXT = /^[^\0\p{Cs}]*$/u;

export const NOT_PLAIN = 'must have no control characters';

/** Spaces around a text are dropped, and four pieces of a letter may become one. */
const RAW_PER_KEPT = 4;

/** How long a text may be before it is trimmed and composed, if it may have so many characters afterwards. */
export function rawMaximum(kept: number): number {
  return kept * RAW_PER_KEPT;
}

/**
 * Every text that comes in starts here. Both checks stop the parsing, so nothing that follows (trimming,
 * patterns, queries) ever sees a longer text or one that PostgreSQL refuses.
 */
export function text(maximum: number) {
  return z
    .string()
    .max(maximum, { abort: true })
    .regex(PLAIN_TEXT, { abort: true, error: NOT_PLAIN });
}

/** Text pasted from a word processor may hold control characters that its writer cannot see or mend: they are dropped. */
export function multiLineText(maximum: number) {
  return z
    .string()
    .max(maximum, { abort: true })
    .regex(STORABLE_TEXT, { abort: true, error: 'must have no NUL and no halves of characters' })
    .overwrite((given) => given.replaceAll(/[^\n\r\t\P{Cc}]/gu, ''));
}

const UUID_CHARACTERS = 36;

/** The id of a row. */
export const rowId = text(UUID_CHARACTERS).pipe(z.uuid());
