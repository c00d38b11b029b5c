import { z } from 'zod';

/** A form text for a field of the contract. Invisible tabs and line ends around pasted text are dropped. */
export function typed<Field extends z.ZodType<unknown, string>>(field: Field) {
  return z.string().trim().pipe(field);
}
