import { AppError } from '../app-error.ts';
import type { AppContext } from './context.ts';
import { type BodyLimits, decodePieces, readBody } from './read-body.ts';

const JSON_TYPE = /^application\/json(;\s*charset=utf-8)?$/i;
/** Several times what any call of the contract needs. */
const MOST_DEPTH = 32;
const TOO_DEEP = 'must not be nested so deeply';
const FIELD_NAME = /^[a-zA-Z]{1,40}$/;
/** Several times the fields of any call, those of inner objects included. */
const MOST_KEYS = 200;
const TOO_MANY = 'must not have so many fields';
const NOT_AN_OBJECT = { input: 'must be a JSON object' };

/** Reads a JSON object. */
export async function readJson(c: AppContext, limits?: BodyLimits): Promise<object> {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) throw new AppError('request/not-json');
  const body = parse(await readBody(c, limits));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('request/invalid', { fields: NOT_AN_OBJECT });
  }
  return body;
}

function parse(pieces: readonly Uint8Array[]): unknown {
  try {
    const json = decodePieces(pieces);
    const refused = findDemandingField(json);
    if (refused) throw new AppError('request/invalid', { fields: refused });
    return JSON.parse(json);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('request/invalid', { fields: NOT_AN_OBJECT, cause });
  }
}

/**
 * The field whose value is nested too deeply, or has the key that is one too many. Looked for before parsing, which
 * takes milliseconds for thousands of nested brackets and longer for a hundred thousand keys.
 */
function findDemandingField(json: string): Record<string, string> | undefined {
  if (!hasMore(json, '[{', MOST_DEPTH) && !hasMore(json, ':', MOST_KEYS)) return undefined;
  let depth = 0;
  let keys = 0;
  let stringStart: number | undefined;
  let field = 'input';
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (stringStart !== undefined) {
      if (character === '\\') index += 1;
      if (character !== '"') continue;
      if (depth === 1) field = fieldName(json.slice(stringStart, index));
      stringStart = undefined;
    } else if (character === '"') stringStart = index + 1;
    else if (character === ':') keys += 1;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MOST_DEPTH) return { [field]: TOO_DEEP };
    if (keys > MOST_KEYS) return { [depth === 1 ? 'input' : field]: TOO_MANY };
  }
  return undefined;
}

/** Almost no body has so many. Checking every character would take longer than parsing. */
function hasMore(json: string, wanted: string, most: number): boolean {
  let found = 0;
  for (const each of wanted) {
    for (let at = json.indexOf(each); at !== -1; at = json.indexOf(each, at + 1)) {
      found += 1;
      if (found > most) return true;
    }
  }
  return false;
}

function fieldName(name: string): string {
  return FIELD_NAME.test(name) ? name : 'input';
}
