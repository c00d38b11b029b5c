import type * as z from 'zod/mini';
import { refusedFields } from '#contract/error-answer.ts';
import { AppError } from '../app-error.ts';
import type { AppContext } from './context.ts';
import { readQuery } from './read-query.ts';

/** Reads the fields of a schema from the path and the query of an address; other fields are ignored. */
export function readAddress<Schema extends z.ZodMiniObject>(
  c: AppContext,
  schema: Schema,
): z.output<Schema> {
  return parseFields({ ...readQuery(c.req.url), ...readPathFields(c) }, schema);
}

/** The same for the path alone, whatever the query holds. */
export function readPath<Schema extends z.ZodMiniObject>(
  c: AppContext,
  schema: Schema,
): z.output<Schema> {
  return parseFields(readPathFields(c), schema);
}

function parseFields<Schema extends z.ZodMiniObject>(
  address: Record<string, unknown>,
  schema: Schema,
): z.output<Schema> {
  const given = new Map(Object.entries(address));
  const fields = Object.keys(schema.shape).map((name) => [name, given.get(name)]);
  const parsed = schema.safeParse(Object.fromEntries(fields));
  if (parsed.success) return parsed.data;
  throw new AppError('request/invalid', { fields: refusedFields(parsed.error) });
}

/** Hono leaves a part of the path that is not UTF-8 as it was sent, which could be the name of something else. */
export function readPathFields(c: AppContext): Record<string, string> {
  const fields: Record<string, string> = c.req.param();
  if (isDecodable(new URL(c.req.url).pathname)) return fields;
  const undecoded = Object.keys(fields).filter((name) => !isDecodable(fields[name] ?? ''));
  const refused = undecoded.map((name) => [name, 'must be valid UTF-8']);
  throw new AppError('request/invalid', { fields: Object.fromEntries(refused) });
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
