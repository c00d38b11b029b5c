import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { AppContext, Middleware } from '../../http/context.ts';
import type { SignedCookie } from '../../http/signed-cookie.ts';
import { nextCheck, repeatedCheck } from '../auth/session-life.ts';
import { endSession } from '../auth/sessions.ts';
import type { Claims } from './claims.ts';
import { findBoundUser } from './provider-accounts.queries.ts';
import { claimCheck, noteConfirmation } from './provider-check.queries.ts';
import type { ProviderClient } from './provider-client.ts';
import { describeRefusal } from './provider-errors.ts';
import type { VisitCookies } from './sign-in-visit.ts';

interface CheckNeeds extends Pick<Deps, 'db' | 'now'> {
  clients: readonly ProviderClient[];
  cookies: VisitCookies;
}

/**
 * Once a day, when a page is opened, the browser calls at the provider that its session was opened through, which
 * answers without showing anything. A provider that cannot be reached signs nobody out.
 */
export function checkWithProvider({ db, now, clients, cookies }: CheckNeeds): Middleware {
  return async (c, next) => {
    const caller = await c.var.findCaller();
    const check = caller?.providerCheck;
    if (!caller || !check || check.dueAt > now() || !isNavigation(c)) return next();
    const client = clients.find(({ settings }) => settings.id === check.provider);
    if (!client) return next();
    const { sessionId, email } = caller;
    // First, so that a browser which does not come back can open the page again.
    const times = { now: now(), postponedTo: repeatedCheck(now()) };
    if (!(await claimCheck(db, sessionId, times))) return next();
    try {
      const { address, departure } = await client.leave({ silent: true, email });
      const { pathname, search } = new URL(c.req.url);
      cookies.visits.write(c, departure.state, {
        provider: client.settings.id,
        departure,
        next: pathname + search,
        sessionId,
      });
      return c.redirect(address.href);
    } catch (error) {
      const said = { provider: check.provider, ...describeRefusal(error) };
      c.var.log.warn(said, 'a provider could not be asked');
      return next();
    }
  };
}

interface FinishNeeds extends Pick<Deps, 'db' | 'now'> {
  sessionCookie: SignedCookie;
}

interface Check {
  c: AppContext;
  sessionId: string;
  answer: () => Promise<Claims>;
}

/** Ends the session if the provider no longer knows the account in this browser. Any other failure leaves it open. */
export async function finishCheck(
  { db, now, sessionCookie }: FinishNeeds,
  { c, sessionId, answer }: Check,
): Promise<void> {
  const caller = await c.var.findCaller();
  if (caller?.sessionId !== sessionId) return;
  if (await isStillKnown()) return noteConfirmation(db, sessionId, now(), nextCheck(now()));
  const token = sessionCookie.read(c);
  sessionCookie.clear(c);
  if (token) await endSession(db, token);
  throw new AppError('sign-in/provider-ended');

  async function isStillKnown(): Promise<boolean> {
    try {
      const bound = await findBoundUser(db, await answer());
      return bound?.userId === caller?.userId;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'sign-in/provider-cancelled') return false;
      throw error;
    }
  }
}

/** A person opens a page, as opposed to a script, a frame or a browser that loads it in advance. */
function isNavigation(c: AppContext): boolean {
  const destination = c.req.header('Sec-Fetch-Dest') ?? 'document';
  return c.req.method === 'GET' && destination === 'document' && !c.req.header('Sec-Purpose');
}
