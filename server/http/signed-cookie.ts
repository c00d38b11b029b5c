import { createHmac } from 'node:crypto';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isEqualInConstantTime } from '../constant-time.ts';
import type { AppContext } from './context.ts';

export interface SignedCookie {
  /** The value, if the cookie is there and was signed by us. */
  read: (c: AppContext) => string | undefined;
  write: (c: AppContext, value: string) => void;
  clear: (c: AppContext) => void;
}

interface Settings {
  name: string;
  key: Buffer;
  publicUrl: string;
  maxAgeSeconds: number;
}

/** Browsers accept a cookie with this prefix only over HTTPS, for this host and all of its paths. */
export const SECURE_PREFIX = '__Host-';

/** Signed, so that a value read out of the database opens nothing. The value must not contain a full stop. */
export function createSignedCookie(settings: Settings): SignedCookie {
  const secure = settings.publicUrl.startsWith('https:');
  const name = secure ? `${SECURE_PREFIX}${settings.name}` : settings.name;
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  return {
    read(c) {
      const cookies = parse(c.req.header('Cookie') ?? '', name);
      const signed = cookies[name] ?? '';
      const value = signed.slice(0, signed.indexOf('.'));
      return value && isEqualInConstantTime(signed, signedOf(value)) ? value : undefined;
    },
    write(c, value) {
      setCookie(c, name, signedOf(value), { ...options, maxAge: settings.maxAgeSeconds });
    },
    clear(c) {
      deleteCookie(c, name, options);
    },
  };

  function signedOf(value: string): string {
    const signature = createHmac('sha256', settings.key).update(value).digest('base64url');
    return `${value}.${signature}`;
  }
}
