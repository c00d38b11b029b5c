import * as z from 'zod/mini';
import { PLAIN_TEXT, STORABLE_TEXT } from '#contract/text.ts';

/** Schemas whose values are listed, or have no length. */
const BOUNDED = [
  z.core.$ZodEnum,
  z.core.$ZodLiteral,
  z.core.$ZodBoolean,
  z.core.$ZodNumber,
  z.core.$ZodNull,
];
const BORDER_PATTERNS = new Set<unknown>([PLAIN_TEXT, STORABLE_TEXT]);

/** Finds where a schema accepts a string without `contract/text.ts`, a list without a maximum, or an unbounded type. */
export function findOpenInput(schema: unknown, place = 'input'): string[] {
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape);
    return [
      ...(schema._zod.def.catchall instanceof z.core.$ZodNever
        ? []
        : [`${place}: takes unknown fields`]),
      ...fields.flatMap(([name, field]) => findOpenInput(field, `${place}.${name}`)),
    ];
  }
  if (schema instanceof z.core.$ZodString) return isBordered(schema) ? [] : [`${place}: a string`];
  if (schema instanceof z.core.$ZodArray) {
    return [
      ...(firstCheck(schema)?.check === 'max_length' ? [] : [`${place}: a list without a maximum`]),
      ...findOpenInput(schema._zod.def.element, `${place}[]`),
    ];
  }
  if (schema instanceof z.core.$ZodUnion) {
    return schema._zod.def.options.flatMap((option) => findOpenInput(option, place));
  }
  // The second half of a pipe only sees values that the first has accepted.
  if (schema instanceof z.core.$ZodPipe) return findOpenInput(schema._zod.def.in, place);
  if (schema instanceof z.core.$ZodOptional) return findOpenInput(schema._zod.def.innerType, place);
  if (schema instanceof z.core.$ZodNullable) return findOpenInput(schema._zod.def.innerType, place);
  if (schema instanceof z.core.$ZodDefault) return findOpenInput(schema._zod.def.innerType, place);
  const isBounded = BOUNDED.some((kind) => schema instanceof kind) && !isCoerced(schema);
  return isBounded ? [] : [`${place}: not known to be bounded`];
}

/** Whether length and characters are checked first, and a failure aborts all later checks. */
function isBordered(schema: z.core.$ZodString): boolean {
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

function firstCheck(schema: z.core.$ZodType) {
  return checksOf(schema)[0];
}

function checksOf(schema: z.core.$ZodType) {
  return (schema._zod.def.checks ?? []).map((check) => check._zod.def);
}

function isCoerced(schema: unknown): boolean {
  return (
    schema instanceof z.core.$ZodType &&
    'coerce' in schema._zod.def &&
    schema._zod.def.coerce === true
  );
}
