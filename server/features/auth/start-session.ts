import type { Session } from '#contract/session.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { BrowserCookie } from '../../http/browser-cookie.ts';
import type { AppContext } from '../../http/context.ts';
import type { SignedCookie } from '../../http/signed-cookie.ts';
import type { SignInMethod } from '../../metrics/metrics.ts';
import type { Usage } from '../figures/usage.ts';
import type { Client } from './open-session.ts';
import { confirmPasskey } from '../passkeys/passkeys.queries.ts';
import { endSession, type FindCaller, sessionOf } from './sessions.ts';
import type { UnconfirmedPasskeyCookie } from './unconfirmed-passkey.ts';

export interface Identity {
  sessionCookie: SignedCookie;
  browserCookie: BrowserCookie;
  findCaller: FindCaller;
}

interface StarterNeeds extends Pick<Deps, 'db' | 'metrics'> {
  usage: Usage;
  unconfirmedPasskey: UnconfirmedPasskeyCookie;
}

export type SessionStarter = ReturnType<typeof createSessionStarter>;

/** What every way of signing in has in common. */
export function createSessionStarter(
  deps: StarterNeeds,
  { sessionCookie, browserCookie, findCaller }: Identity,
) {
  return { clientOf, withMetric, startSession };

  function clientOf(c: AppContext): Client {
    return { ...browserCookie.originOf(c), userAgent: c.req.header('User-Agent') };
  }

  async function withMetric<Result>(
    method: SignInMethod,
    signIn: () => Promise<Result>,
  ): Promise<Result> {
    try {
      const result = await signIn();
      deps.metrics.noteSignIn(method, 'accepted');
      return result;
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
    if (!caller.isAdmin) deps.usage.count(caller.school, 'sign-in');
    if (earlier) await endSession(deps.db, earlier);
    await confirmShownPasskey(c, caller.sessionId);
    sessionCookie.write(c, token);
    // The rest of this request is made by the new caller: a form that registers also saves what was chosen.
    c.set('findCaller', async () => caller);
    browserCookie.keep(c, client);
    return sessionOf(caller);
  }

  async function confirmShownPasskey(c: AppContext, sessionId: string): Promise<void> {
    const shown = deps.unconfirmedPasskey.read(c);
    if (!shown) return;
    await confirmPasskey(deps.db, { id: shown.passkeyId, sessionId });
    deps.unconfirmedPasskey.clear(c);
  }
}
