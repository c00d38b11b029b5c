import { z } from 'zod';

/** Text from a form for a field of the contract. Pasting brings tabs and line ends that its owner does not see; around the text they are dropped. */
export function typed<Field extends z.ZodType<unknown, string>>(field: Field) {
  return z.string().trim().pipe(field);
}
