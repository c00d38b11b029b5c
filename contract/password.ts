import * as z from 'zod/mini';
import { NEW_PASSWORD, PASSWORD_CHARACTERS } from './limits.ts';
import { text } from './text.ts';

/** The password of an organisation account; not trimmed, because spaces around it are part of it. */
export const password = text(PASSWORD_CHARACTERS).check(z.minLength(1));

/** Passwords that were set before this rule still open their accounts. */
export const newPassword = password.check(
  z.refine(isLongEnough, 'must have 12 characters or three words'),
);

export function isLongEnough(typed: string): boolean {
  if (Array.from(typed).length >= NEW_PASSWORD.characters) return true;
  const words = typed.split(/[^\p{L}\p{N}]/u);
  const long = words.filter(({ length }) => length >= NEW_PASSWORD.charactersOfWord);
  return long.length >= NEW_PASSWORD.words;
}
