import type * as z from 'zod/mini';
import { seal, unseal } from '../secret.ts';
import type { AppContext } from './context.ts';
import { createSignedCookie } from './signed-cookie.ts';

export interface SealedCookie<Value> {
  /** The value, if we wrote it and it has not expired. */
  read: (c: AppContext) => Value | undefined;
  write: (c: AppContext, value: Value) => void;
  clear: (c: AppContext) => void;
}

export interface Settings<Schema extends z.ZodMiniType> {
  name: string;
  key: Buffer;
  publicUrl: string;
  maxAgeSeconds: number;
  schema: Schema;
  now: () => Date;
}

/** How much the clocks of two copies may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Keeps what a visitor has begun in the visitor's own browser, encrypted. A table would let strangers fill it. The end
 * is inside, because a browser need not forget a cookie in time.
 */
export function createSealedCookie<Schema extends z.ZodMiniType>({
  key,
  schema,
  now,
  ...settings
}: Settings<Schema>): SealedCookie<z.output<Schema>> {
  const cookie = createSignedCookie({ ...settings, key });
  return {
    read(c) {
      const sealed = cookie.read(c);
      if (sealed === undefined) return undefined;
      const { until, value } = JSON.parse(unseal(key, Buffer.from(sealed, 'base64url')));
      const msLeft = until - now().getTime();
      // One that was sealed while the clock was fast would otherwise live too long once the clock is right.
      const mostMs = settings.maxAgeSeconds * 1000 + CLOCK_TOLERANCE_MS;
      return msLeft > 0 && msLeft <= mostMs ? schema.safeParse(value).data : undefined;
    },
    write(c, value) {
      const until = now().getTime() + settings.maxAgeSeconds * 1000;
      cookie.write(c, seal(key, JSON.stringify({ until, value })).toString('base64url'));
    },
    clear: cookie.clear,
  };
}
