import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SCHOOLS_FILE_CHARACTERS } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { fieldsOf, REQUIRED_FIELDS, SCHOOL_FIELDS } from './school-file.ts';
import { multiLineText, text } from './text.ts';

/** UTF-8 takes up to four bytes for a character, and JSON two for a line end. */
const BODY_BYTES = 4 * SCHOOLS_FILE_CHARACTERS;
const FINGERPRINT_CHARACTERS = 64;

const fingerprint = text(FINGERPRINT_CHARACTERS).check(z.regex(/^[\da-f]{64}$/));

/** A file of schools as text, beginning with a line of column titles. */
export const schoolsFile = multiLineText(SCHOOLS_FILE_CHARACTERS).check(
  z.refine(hasRequiredColumns, 'must begin with the titles of its columns'),
);

export const importRefusal = z.enum([
  'missing',
  'not-accepted',
  'repeated',
  'domain-is-ending',
  'domain-of-mail-service',
  'domain-shared',
  'end-before-start',
  'too-many-cells',
]);

export type ImportRefusal = z.infer<typeof importRefusal>;

const field = z.enum(SCHOOL_FIELDS);

const line = z.object({
  line: z.number(),
  kind: z.enum(['added', 'changed', 'same', 'refused']),
  /** As the file has them. */
  name: z.string(),
  domain: z.string(),
  changes: z.array(z.object({ field, before: z.string(), after: z.string() })),
  refusals: z.array(z.object({ field, reason: importRefusal })),
});

export type ImportLine = z.infer<typeof line>;

/** Changes nothing. */
export const previewImport = endpoint({
  method: 'POST',
  path: '/api/schools/import/preview',
  bodyBytes: BODY_BYTES,
  input: z.strictObject({ csv: schoolsFile }),
  output: z.object({
    lines: z.array(line),
    /** The titles of columns that are not imported. */
    ignoredColumns: z.array(z.string()),
    fingerprint: z.string(),
  }),
});

/** Imports every line or none: not if the fingerprint is no longer that of the preview. */
export const importSchools = endpoint({
  method: 'POST',
  path: '/api/schools/import',
  bodyBytes: BODY_BYTES,
  input: z.strictObject({ csv: schoolsFile, fingerprint }),
  output: z.object({ added: z.number(), changed: z.number() }),
});

function hasRequiredColumns(csv: string): boolean {
  const fields = fieldsOf(readCsv(csv, 1)?.[0]?.cells ?? []);
  return REQUIRED_FIELDS.every((required) => fields.includes(required));
}
