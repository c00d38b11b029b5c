import { createHash } from 'node:crypto';
import pg from 'pg';
import { timeWait } from '../recent-waits.ts';

/** More than the product has. The limit is for statements with lists, which differ with the length of the list. */
const MOST_STATEMENTS = 200;

const names = new Map<string, string>();

/**
 * Sends every statement as a prepared one, so that the server parses and plans it once for each connection and
 * not on every request.
 */
export class PreparingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the many ways to call it are pg's own
  override query(...given: any[]): any {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const run = super.query.bind(this);
    const args = name === undefined ? given : [{ name, text, values }, ...rest];
    const result: unknown = Reflect.apply(run, this, args);
    return result instanceof Promise ? timeWait('database', result) : result;
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
