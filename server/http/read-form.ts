import { AppError } from '../app-error.ts';
import { readBody } from './read-body.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded(;\s*charset=utf-8)?$/i;
/** More than any form has, with six boxes for a code. */
const MOST_FIELDS = 50;
const NOT_A_FORM = { input: 'must be the fields of a form' };

/** Reads what a form posted without script. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(request.headers.get('Content-Type') ?? '')) {
    throw new AppError('request/not-form');
  }
  const fields = new URLSearchParams(decode(await readBody(request)));
  if (fields.size > MOST_FIELDS) {
    throw new AppError('request/invalid', { fields: { input: 'has too many fields' } });
  }
  return fields;
}

/** Percent signs are left to the parser, whose texts are checked again by the schemas of the calls. */
function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('request/invalid', { fields: NOT_A_FORM, cause });
  }
}
