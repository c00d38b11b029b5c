import { AppError } from '../app-error.ts';
import { type BodyLimits, readBody } from './read-body.ts';

const JSON_TYPE = /^application\/json(;\s*charset=utf-8)?$/i;
const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] =
  Buffer.from('"\\[]{}');
const OPENING = Buffer.from('[{');
/** Several times what any call of the contract needs. */
const MOST_DEPTH = 32;
const TOO_DEEP = 'must not be nested so deeply';
const FIELD_NAME = /^[a-zA-Z]{1,40}$/;
const NOT_AN_OBJECT = { input: 'must be a JSON object' };

/** Reads a JSON object. */
export async function readJson(request: Request, limits?: BodyLimits): Promise<object> {
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? '')) {
    throw new AppError('request/not-json');
  }
  const body = parse(await readBody(request, limits));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('request/invalid', { fields: NOT_AN_OBJECT });
  }
  return body;
}

/** Bytes that are not UTF-8 are refused: with replacement characters two names could become one. */
function parse(bytes: ArrayBuffer | Uint8Array): unknown {
  const deepField = findDeepField(new Uint8Array(bytes));
  if (deepField) throw new AppError('request/invalid', { fields: { [deepField]: TOO_DEEP } });
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('request/invalid', { fields: NOT_AN_OBJECT, cause });
  }
}

/**
 * The field whose value is nested too deeply. Looked for before parsing, which takes milliseconds for thousands of
 * nested brackets.
 */
function findDeepField(bytes: Uint8Array): string | undefined {
  if (!hasManyBrackets(bytes)) return undefined;
  let depth = 0;
  let stringStart: number | undefined;
  let field = 'input';
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (stringStart !== undefined) {
      if (byte === BACKSLASH) index += 1;
      if (byte !== QUOTE) continue;
      if (depth === 1) field = fieldName(bytes.subarray(stringStart, index));
      stringStart = undefined;
    } else if (byte === QUOTE) stringStart = index + 1;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > MOST_DEPTH) return field;
  }
  return undefined;
}

/** Almost no body has many. Checking the depth at every byte would take longer than parsing. */
function hasManyBrackets(bytes: Uint8Array): boolean {
  let found = 0;
  for (const bracket of OPENING) {
    for (let at = bytes.indexOf(bracket); at !== -1; at = bytes.indexOf(bracket, at + 1)) {
      found += 1;
      if (found > MOST_DEPTH) return true;
    }
  }
  return false;
}

function fieldName(bytes: Uint8Array): string {
  const name = Buffer.from(bytes).toString();
  return FIELD_NAME.test(name) ? name : 'input';
}
