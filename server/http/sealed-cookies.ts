import { createHash } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type * as z from 'zod/mini';
import type { AppContext } from './context.ts';
import { createSealedCookie, type Settings } from './sealed-cookie.ts';
import { SECURE_PREFIX } from './signed-cookie.ts';

export interface SealedCookies<Value> {
  read: (c: AppContext, key: string) => Value | undefined;
  write: (c: AppContext, key: string, value: Value) => void;
  clear: (c: AppContext, key: string) => void;
}

const KEY_CHARACTERS = 16;

/**
 * A cookie for each thing that a visitor has begun, because every tab may begin one. Above `most` the oldest is
 * removed.
 */
export function createSealedCookies<Schema extends z.ZodMiniType>({
  most,
  ...settings
}: Settings<Schema> & { most: number }): SealedCookies<z.output<Schema>> {
  const prefix = `${settings.name}-`;
  return {
    read: (c, key) => cookieNamed(nameOf(key)).read(c),
    write(c, key, value) {
      const others = namesIn(c).filter((name) => name !== nameOf(key));
      // Browsers send the oldest first.
      const superfluous = others.slice(0, Math.max(0, others.length + 1 - most));
      for (const name of superfluous) cookieNamed(name).clear(c);
      cookieNamed(nameOf(key)).write(c, value);
    },
    clear: (c, key) => cookieNamed(nameOf(key)).clear(c),
  };

  function cookieNamed(name: string) {
    return createSealedCookie({ ...settings, name });
  }

  /** A hash, because the key is secret or comes from the caller. */
  function nameOf(key: string): string {
    return prefix + createHash('sha256').update(key).digest('hex').slice(0, KEY_CHARACTERS);
  }

  function namesIn(c: AppContext): string[] {
    return Object.keys(parse(c.req.header('Cookie') ?? ''))
      .map((name) => name.replace(SECURE_PREFIX, ''))
      .filter((name) => name.startsWith(prefix));
  }
}
