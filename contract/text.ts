import * as z from 'zod/mini';

/** No control characters, and no lone surrogates, which cannot be stored or sent. */
export const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}]*$/u;
/** No NUL and no lone surrogates. */
export const STORABLE_TEXT = /^[^\0\p{Cs}]*$/u;

export const NOT_PLAIN = 'must have no control characters';

/** Trimming removes spaces, and composing may turn four code units into one. */
const RAW_PER_KEPT = 4;

/** The maximum length of a text before it is trimmed and composed, given the maximum afterwards. */
export function rawMaximum(kept: number): number {
  return kept * RAW_PER_KEPT;
}

/**
 * The schema that every incoming text begins with. Both checks abort the parsing, so no later step (trimming,
 * patterns, queries) ever sees a longer text or one that PostgreSQL refuses.
 */
export function text(maximum: number) {
  return z
    .string()
    .check(
      z.maxLength(maximum, { abort: true }),
      z.regex(PLAIN_TEXT, { abort: true, error: NOT_PLAIN }),
    );
}

/** Drops control characters: text pasted from a word processor may hold some that its writer can neither see nor remove. */
export function multiLineText(maximum: number) {
  return z.string().check(
    z.maxLength(maximum, { abort: true }),
    z.regex(STORABLE_TEXT, { abort: true, error: 'must have no NUL and no halves of characters' }),
    z.overwrite((given) => given.replaceAll(/[^\n\r\t\P{Cc}]/gu, '')),
  );
}

const UUID_CHARACTERS = 36;

/** The id of a row. */
export const rowId = z.pipe(text(UUID_CHARACTERS), z.uuid());
