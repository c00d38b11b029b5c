import { createHmac } from 'node:crypto';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isEqualInConstantTime } from '../constant-time.ts';
import type { AppContext } from './context.ts';

export interface SessionCookie {
  /** The token, if the cookie is there and was signed by us. */
  read: (c: AppContext) => string | undefined;
  write: (c: AppContext, token: string) => void;
  clear: (c: AppContext) => void;
}

const NAME = 'session';
/** Browsers take a cookie of this name only over HTTPS, for this host and all of its paths. */
const SECURE_NAME = '__Host-session';

/** Signed, so that a token read out of the database opens nothing. */
export function createSessionCookie(
  key: Buffer,
  { publicUrl, maxAgeSeconds }: { publicUrl: string; maxAgeSeconds: number },
): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? SECURE_NAME : NAME;
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  return {
    read: (c) => readFrom(c.req.header('Cookie')),
    write(c, token) {
      const value = `${token}.${signatureOf(token)}`;
      setCookie(c, name, value, { ...options, maxAge: maxAgeSeconds });
    },
    clear(c) {
      deleteCookie(c, name, options);
    },
  };

  function readFrom(header: string | undefined): string | undefined {
    const [token = '', signature = ''] = (parse(header ?? '', name)[name] ?? '').split('.');
    return token && isEqualInConstantTime(signature, signatureOf(token)) ? token : undefined;
  }

  function signatureOf(token: string): string {
    return createHmac('sha256', key).update(token).digest('base64url');
  }
}
