import { AppError } from '../app-error.ts';
import { type BodyLimits, readBody } from './read-body.ts';

const JSON_TYPE = /^application\/json(;\s*charset=utf-8)?$/i;
const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT, COLON] =
  Buffer.from('"\\[]{}:');
const OPENING = Buffer.from('[{');
const COLONS = Buffer.from(':');
/** Several times what any call of the contract needs. */
const MOST_DEPTH = 32;
const TOO_DEEP = 'must not be nested so deeply';
const FIELD_NAME = /^[a-zA-Z]{1,40}$/;
/** Several times the fields of any call, those of inner objects included. */
const MOST_KEYS = 200;
const TOO_MANY = 'must not have so many fields';
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
  const refused = findDemandingField(new Uint8Array(bytes));
  if (refused) throw new AppError('request/invalid', { fields: refused });
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('request/invalid', { fields: NOT_AN_OBJECT, cause });
  }
}

/**
 * The field whose value is nested too deeply, or has the key that is one too many. Looked for before parsing, which
 * takes milliseconds for thousands of nested brackets and longer for a hundred thousand keys.
 */
function findDemandingField(bytes: Uint8Array): Record<string, string> | undefined {
  if (!hasMore(bytes, OPENING, MOST_DEPTH) && !hasMore(bytes, COLONS, MOST_KEYS)) return undefined;
  let depth = 0;
  let keys = 0;
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
    else if (byte === COLON) keys += 1;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > MOST_DEPTH) return { [field]: TOO_DEEP };
    if (keys > MOST_KEYS) return { [depth === 1 ? 'input' : field]: TOO_MANY };
  }
  return undefined;
}

/** Almost no body has so many. Checking every byte would take longer than parsing. */
function hasMore(bytes: Uint8Array, wanted: Uint8Array, most: number): boolean {
  let found = 0;
  for (const each of wanted) {
    for (let at = bytes.indexOf(each); at !== -1; at = bytes.indexOf(each, at + 1)) {
      found += 1;
      if (found > most) return true;
    }
  }
  return false;
}

function fieldName(bytes: Uint8Array): string {
  const name = Buffer.from(bytes).toString();
  return FIELD_NAME.test(name) ? name : 'input';
}
