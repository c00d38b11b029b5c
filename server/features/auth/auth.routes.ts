import {
  getSession,
  requestCode,
  type Session,
  signInOrganisation,
  signInWithCode,
  signOut,
} from '#contract/session.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../http/access.ts';
import type { AppContext } from '../../http/context.ts';
import { type Route, serve } from '../../http/serve.ts';
import type { SessionCookie } from '../../http/session-cookie.ts';
import { sendCode, signInByCode, signInByPassword } from './auth.service.ts';
import type { Auth } from './better-auth.ts';
import { endSession, type FindCaller, sessionOf } from './sessions.ts';
import { createSignInLimits } from './sign-in-limits.ts';

interface Identity {
  auth: Auth;
  /** For what is kept of a code. */
  codeKey: Buffer;
  cookie: SessionCookie;
  findCaller: FindCaller;
}

export function authRoutes(deps: Deps, { auth, codeKey, cookie, findCaller }: Identity): Route[] {
  const needs = { ...deps, auth, codeKey, limits: createSignInLimits(deps.db) };
  return [
    serve(getSession, anyone, async (_input, _caller, c) => {
      const caller = await c.var.findCaller();
      return { session: caller ? sessionOf(caller) : null };
    }),
    serve(requestCode, anyone, async ({ email }, _caller, c) => {
      await sendCode(needs, { email, network: c.var.network });
      return {};
    }),
    serve(signInWithCode, anyone, async (input, _caller, c) => {
      const token = await counted('code', () =>
        signInByCode(needs, { ...input, network: c.var.network }),
      );
      return { session: await begin(c, token) };
    }),
    serve(signInOrganisation, anyone, async (input, _caller, c) => {
      const token = await counted('organisation', () =>
        signInByPassword(needs, { ...input, network: c.var.network }),
      );
      return { session: await begin(c, token) };
    }),
    serve(signOut, anyone, async (_input, _caller, c) => {
      const token = cookie.read(c);
      // First, so that the browser forgets it even if the database cannot be reached.
      cookie.clear(c);
      if (token) await endSession(deps.db, token);
      return {};
    }),
  ];

  async function counted(
    way: 'code' | 'organisation',
    signIn: () => Promise<string>,
  ): Promise<string> {
    try {
      const token = await signIn();
      deps.metrics.noteSignIn(way, 'accepted');
      return token;
    } catch (error) {
      if (error instanceof AppError) deps.metrics.noteSignIn(way, 'refused');
      throw error;
    }
  }

  /** The browser's earlier session ends: a token never outlives a sign-in. */
  async function begin(c: AppContext, token: string): Promise<Session> {
    const earlier = cookie.read(c);
    const caller = await findCaller(token);
    if (!caller) throw new AppError('session/required');
    if (earlier) await endSession(deps.db, earlier);
    cookie.write(c, token);
    return sessionOf(caller);
  }
}
