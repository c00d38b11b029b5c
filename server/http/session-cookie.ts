import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { AppContext } from './context.ts';

export interface SessionCookie {
  /** The token, if the cookie is there and was signed by us. */
  read: (c: AppContext) => Promise<string | undefined>;
  write: (c: AppContext, token: string) => Promise<void>;
  clear: (c: AppContext) => void;
}

const NAME = 'session';
/** Browsers take a cookie of this name only over HTTPS, for this host and all of its paths. */
const SECURE_NAME = '__Host-session';

/** Signed, so that a token read out of the database opens nothing. */
export function createSessionCookie(
  key: Buffer<ArrayBuffer>,
  { publicUrl, maxAgeSeconds }: { publicUrl: string; maxAgeSeconds: number },
): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? SECURE_NAME : NAME;
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  return {
    async read(c) {
      return (await getSignedCookie(c, key, name)) || undefined;
    },
    async write(c, token) {
      await setSignedCookie(c, name, token, key, { ...options, maxAge: maxAgeSeconds });
    },
    clear(c) {
      deleteCookie(c, name, options);
    },
  };
}
