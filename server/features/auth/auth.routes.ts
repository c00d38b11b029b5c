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
import type { BrowserCookie } from '../../http/browser-cookie.ts';
import type { AppContext } from '../../http/context.ts';
import { type Route, serve } from '../../http/serve.ts';
import type { SignedCookie } from '../../http/signed-cookie.ts';
import { createCodeRequestLimits } from './code-request-limits.ts';
import { createCodeTryLimits } from './code-try-limits.ts';
import { createCodeTurns, sendCode, signInByCode } from './codes.service.ts';
import type { Client } from './open-session.ts';
import { createPasswordLimits } from './password-limits.ts';
import { signInByPassword } from './passwords.service.ts';
import { endSession, type FindCaller, sessionOf } from './sessions.ts';

interface Identity {
  /** Key of the HMAC that is stored for a code. */
  codeKey: Buffer;
  sessionCookie: SignedCookie;
  browserCookie: BrowserCookie;
  findCaller: FindCaller;
}

export function authRoutes(deps: Deps, identity: Identity): Route[] {
  const { codeKey, sessionCookie, browserCookie, findCaller } = identity;
  const limits = {
    ...createCodeRequestLimits(deps),
    ...createCodeTryLimits(deps),
    ...createPasswordLimits(deps),
  };
  const needs = { ...deps, codeKey, limits, takeTurn: createCodeTurns() };
  return [
    serve(getSession, anyone, async (_input, _caller, c) => {
      const caller = await c.var.findCaller();
      return { session: caller ? sessionOf(caller) : null };
    }),
    serve(requestCode, anyone, async ({ email }, _caller, c) => {
      const origin = browserCookie.originOf(c);
      // Set before a possible refusal: a browser that sends it back is no longer counted with its whole network.
      browserCookie.keep(c, origin);
      await sendCode(needs, email, origin);
      return {};
    }),
    serve(signInWithCode, anyone, async (input, _caller, c) => {
      const client = clientOf(c);
      const token = await withMetric('code', () => signInByCode(needs, input, client));
      return { session: await startSession(c, token, client) };
    }),
    serve(signInOrganisation, anyone, async (input, _caller, c) => {
      const client = clientOf(c);
      const token = await withMetric('organisation', () =>
        signInByPassword(needs, input, { ...client, isDisconnected: () => isDisconnected(c) }),
      ).catch((error: unknown) => {
        browserCookie.keep(c, client);
        throw error;
      });
      return { session: await startSession(c, token, client) };
    }),
    serve(signOut, anyone, async (_input, _caller, c) => {
      const token = sessionCookie.read(c);
      // Cleared first, so that the browser forgets the token even if the database cannot be reached.
      sessionCookie.clear(c);
      c.set('findCaller', async () => undefined);
      if (token) await endSession(deps.db, token);
      return {};
    }),
  ];

  function clientOf(c: AppContext): Client {
    return { ...browserCookie.originOf(c), userAgent: c.req.header('User-Agent') };
  }

  async function withMetric(
    method: 'code' | 'organisation',
    signIn: () => Promise<string>,
  ): Promise<string> {
    try {
      const token = await signIn();
      deps.metrics.noteSignIn(method, 'accepted');
      return token;
    } catch (error) {
      if (error instanceof AppError) deps.metrics.noteSignIn(method, 'refused');
      throw error;
    }
  }

  /** Ends the browser's earlier session, so that a token never outlives the next sign-in. */
  async function startSession(c: AppContext, token: string, client: Client): Promise<Session> {
    const earlier = sessionCookie.read(c);
    const caller = await findCaller(token);
    if (!caller) throw new AppError('session/required');
    c.set('userId', caller.userId);
    if (earlier) await endSession(deps.db, earlier);
    sessionCookie.write(c, token);
    // The rest of this request is made by the new caller: a form that registers also saves what was chosen.
    c.set('findCaller', async () => caller);
    browserCookie.keep(c, client);
    return sessionOf(caller);
  }
}

function isDisconnected(c: AppContext): boolean {
  return c.env?.outgoing?.destroyed === true;
}
