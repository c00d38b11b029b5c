import { z } from 'zod';
import { PLAIN_TEXT, STORABLE_TEXT } from '#contract/text.ts';

/** Schemas whose values are listed, or have no length. */
const BOUNDED = [z.ZodEnum, z.ZodLiteral, z.ZodBoolean, z.ZodNumber, z.ZodNull];
const BORDER_PATTERNS = new Set<unknown>([PLAIN_TEXT, STORABLE_TEXT]);

/** Finds where a schema accepts a string that was not made by `contract/text.ts`, a list without a maximum, or a type not known to be bounded. */
export function findOpenInput(schema: unknown, place = 'input'): string[] {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape);
    return [
      ...(schema.def.catchall instanceof z.ZodNever ? [] : [`${place}: takes unknown fields`]),
      ...fields.flatMap(([name, field]) => findOpenInput(field, `${place}.${name}`)),
    ];
  }
  if (schema instanceof z.ZodString) return isBordered(schema) ? [] : [`${place}: a string`];
  if (schema instanceof z.ZodArray) {
    return [
      ...(firstCheck(schema)?.check === 'max_length' ? [] : [`${place}: a list without a maximum`]),
      ...findOpenInput(schema.element, `${place}[]`),
    ];
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => findOpenInput(option, place));
  }
  // The second half of a pipe only sees values that the first has accepted.
  if (schema instanceof z.ZodPipe) return findOpenInput(schema.in, place);
  if (schema instanceof z.ZodOptional) return findOpenInput(schema.unwrap(), place);
  if (schema instanceof z.ZodNullable) return findOpenInput(schema.unwrap(), place);
  if (schema instanceof z.ZodDefault) return findOpenInput(schema.unwrap(), place);
  const isBounded = BOUNDED.some((kind) => schema instanceof kind) && !isCoerced(schema);
  return isBounded ? [] : [`${place}: not known to be bounded`];
}

/** Whether length and characters are checked first, and a failure aborts all later checks. */
function isBordered(schema: z.ZodString): boolean {
  const [length, characters] = checksOf(schema);
  return (
    !isCoerced(schema) &&
    length?.check === 'max_length' &&
    length.abort === true &&
    characters?.abort === true &&
    'pattern' in characters &&
    BORDER_PATTERNS.has(characters.pattern)
  );
}

function firstCheck(schema: z.ZodType) {
  return checksOf(schema)[0];
}

function checksOf(schema: z.ZodType) {
  return (schema.def.checks ?? []).map((check) => check._zod.def);
}

function isCoerced(schema: unknown): boolean {
  return schema instanceof z.ZodType && 'coerce' in schema.def && schema.def.coerce === true;
}
