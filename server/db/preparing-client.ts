import { createHash } from 'node:crypto';
import pg from 'pg';

/** More statements than the product has; lists of any length would make new ones without end. */
const MOST_STATEMENTS = 200;

const names = new Map<string, string>();

/**
 * Lets the server keep each statement it was given, under a name, for as long as the connection lives. It
 * is then parsed and planned once and not on every request.
 */
export class PreparingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the many ways to call it are pg's own
  override query(...given: any[]): any {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const run = super.query.bind(this);
    return Reflect.apply(run, this, name === undefined ? given : [{ name, text, values }, ...rest]);
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
