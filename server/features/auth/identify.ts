import type { Caller } from '../../http/access.ts';
import type { Middleware } from '../../http/context.ts';
import type { SignedCookie } from '../../http/signed-cookie.ts';
import type { FindCaller } from './sessions.ts';

/** Lets guards ask who is calling. A request without a cookie needs no query. */
export function identify(findCaller: FindCaller, cookie: SignedCookie): Middleware {
  return async (c, next) => {
    let caller: Promise<Caller | undefined> | undefined;
    c.set('findCaller', () => (caller ??= find()));
    await next();

    async function find(): Promise<Caller | undefined> {
      const token = cookie.read(c);
      const found = token ? await findCaller(token) : undefined;
      if (found) c.set('userId', found.userId);
      return found;
    }
  };
}
