import {
  getSession,
  requestCode,
  signInOrganisation,
  signInWithCode,
  signOut,
} from '#contract/session.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../http/access.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import type { AppContext } from '../../http/context.ts';
import { type Route, serve } from '../../http/serve.ts';
import type { VisitCookies } from '../providers/sign-in-visit.ts';
import { type CodeNeeds, sendCode, signInByCode } from './codes.service.ts';
import { createPasswordLimits } from './password-limits.ts';
import { signInByPassword } from './passwords.service.ts';
import { createRightPasswords } from './right-passwords.ts';
import { endSession, sessionOf } from './sessions.ts';
import type { Identity, SessionStarter } from './start-session.ts';
import { createVisitorFinder } from './visitor.ts';

type Needs = Pick<Identity, 'sessionCookie' | 'browserCookie'> & {
  codeNeeds: CodeNeeds;
  sessionStarter: SessionStarter;
  cookies: Pick<VisitCookies, 'unconfirmed'>;
};

export function authRoutes(
  deps: Deps,
  { sessionCookie, browserCookie, codeNeeds, sessionStarter, cookies }: Needs,
): Route[] {
  const { clientOf, withMetric, startSession } = sessionStarter;
  const passwordNeeds = {
    ...deps,
    limits: { ...codeNeeds.limits, ...createPasswordLimits(deps) },
    // Another than that of codes, which would wait for the lookups of a flood of passwords.
    describeVisitor: createVisitorFinder(deps.db),
    rightPasswords: createRightPasswords(),
  };
  return [
    serve(getSession, anyone, async (_input, _caller, c) => {
      const caller = await c.var.findCaller();
      return { session: caller ? sessionOf(caller) : null };
    }),
    serve(requestCode, anyone, async ({ email }, _caller, c) => {
      const origin = browserCookie.originOf(c);
      // Set before a possible refusal: a browser that sends it back is no longer counted with its whole network.
      browserCookie.keep(c, origin);
      await sendCode(codeNeeds, email, origin);
      return {};
    }),
    serve(signInWithCode, anyone, async (input, _caller, c) => {
      const client = clientOf(c);
      const token = await withMetric('code', () => signInByCode(codeNeeds, input, client)).catch(
        // So that the browser has tries of its own, and can enter the second code when it has entered the first.
        (error: unknown) => keepAndThrow(c, client, error),
      );
      return { session: await startSession(c, token, client) };
    }),
    serve(signInOrganisation, anyone, async (input, _caller, c) => {
      const client = clientOf(c);
      const token = await withMetric('organisation', () =>
        signInByPassword(passwordNeeds, input, {
          ...client,
          isDisconnected: () => isDisconnected(c),
        }),
      ).catch((error: unknown) => keepAndThrow(c, client, error));
      return { session: await startSession(c, token, client) };
    }),
    serve(signOut, anyone, async (_input, _caller, c) => {
      const token = sessionCookie.read(c);
      // Cleared first, so that the browser forgets the token even if the database cannot be reached.
      sessionCookie.clear(c);
      // The next person at this computer need not learn whose address it was.
      if (cookies.unconfirmed.read(c)) cookies.unconfirmed.clear(c);
      c.set('findCaller', async () => undefined);
      if (token) await endSession(deps.db, token);
      return {};
    }),
  ];

  function keepAndThrow(c: AppContext, origin: Origin, error: unknown): never {
    browserCookie.keep(c, origin);
    throw error;
  }
}

function isDisconnected(c: AppContext): boolean {
  return c.env?.outgoing?.destroyed === true;
}
