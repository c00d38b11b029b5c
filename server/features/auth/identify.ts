import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/access.ts';
import type { Middleware } from '../../http/context.ts';
import type { SessionCookie } from '../../http/session-cookie.ts';
import { findCaller } from './sessions.ts';

/** Lets guards ask who is calling; a request without a cookie costs no look into the database. */
export function identify({ db, now }: Pick<Deps, 'db' | 'now'>, cookie: SessionCookie): Middleware {
  return async (c, next) => {
    let caller: Promise<Caller | undefined> | undefined;
    c.set('findCaller', () => (caller ??= find()));
    await next();

    async function find(): Promise<Caller | undefined> {
      const token = await cookie.read(c);
      return token ? findCaller(db, token, now()) : undefined;
    }
  };
}
