import { AppError } from '../app-error.ts';
import type { AppContext } from './context.ts';
import { decodePieces, readBody } from './read-body.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded(;\s*charset=utf-8)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data;/i;
/** More than any form has, with six boxes for a code. */
const MOST_FIELDS = 50;
const NOT_A_FORM = { input: 'must be the fields of a form' };

/** Reads what a form posted without script. Multipart forms, which our pages never send, are read only where asked for. */
export async function readForm(
  c: AppContext,
  { acceptsMultipart = false } = {},
): Promise<URLSearchParams> {
  const type = c.req.header('Content-Type') ?? '';
  const isMultipart = acceptsMultipart && MULTIPART_TYPE.test(type);
  if (!isMultipart && !FORM_TYPE.test(type)) throw new AppError('request/not-form');
  const body = await readBody(c);
  const fields = isMultipart ? await readParts(body, type) : new URLSearchParams(decode(body));
  if (fields.size > MOST_FIELDS) {
    throw new AppError('request/invalid', { fields: { input: 'has too many fields' } });
  }
  return fields;
}

/** Files are left out. */
async function readParts(body: Uint8Array<ArrayBuffer>[], type: string): Promise<URLSearchParams> {
  const whole = new Response(new Blob(body), { headers: { 'Content-Type': type } });
  const parts = await whole.formData().catch((cause: unknown) => {
    throw new AppError('request/invalid', { fields: NOT_A_FORM, cause });
  });
  const fields = new URLSearchParams();
  for (const [name, value] of parts) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** Percent signs are left to the parser, whose texts are checked again by the schemas of the calls. */
function decode(body: Uint8Array[]): string {
  try {
    return decodePieces(body);
  } catch (cause) {
    throw new AppError('request/invalid', { fields: NOT_A_FORM, cause });
  }
}
