import * as z from 'zod/mini';

/** A form text for a field of the contract. Invisible tabs and line ends around pasted text are dropped. */
export function trimmed<Field extends z.ZodMiniType<unknown, string>>(field: Field) {
  return z.pipe(z.string().check(z.trim()), field);
}
