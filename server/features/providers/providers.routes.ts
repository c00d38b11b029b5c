import { providerPath } from '#contract/provider-queries.ts';
import { PROVIDER_ROUTES } from '#contract/provider-routes.ts';
import {
  confirmAccount,
  getUnconfirmedAccount,
  listProviders,
  sendConfirmationCode,
} from '#contract/sign-in-ways.ts';
import { AppError } from '../../app-error.ts';
import { anyone } from '../../http/access.ts';
import type { AppContext } from '../../http/context.ts';
import { readPath } from '../../http/read-address.ts';
import { type Route, serve } from '../../http/serve.ts';
import type { SignedCookie } from '../../http/signed-cookie.ts';
import { type CodeNeeds, sendCode } from '../auth/codes.service.ts';
import type { SessionStarter } from '../auth/start-session.ts';
import type { Claims } from './claims.ts';
import { finishCheck } from './provider-check.service.ts';
import type { ProviderClient } from './provider-client.ts';
import { noSuchVisit } from './provider-errors.ts';
import type { ProviderLimits } from './provider-limits.ts';
import {
  confirmByCode,
  signInByProvider,
  type UnconfirmedAccount,
} from './provider-sign-in.service.ts';
import { readAnswerState, readWantedPlace } from './read-visit.ts';
import { failedPage, signInPage } from './sign-in-page.ts';
import { VISIT_SECONDS, type VisitCookies } from './sign-in-visit.ts';
import type { BrowserCookie } from '../../http/browser-cookie.ts';

export interface ProviderNeeds {
  clients: readonly ProviderClient[];
  codeNeeds: CodeNeeds;
  sessionStarter: SessionStarter;
  sessionCookie: SignedCookie;
  browserCookie: BrowserCookie;
  cookies: VisitCookies;
  limits: ProviderLimits;
}

/** The two addresses that browsers visit exist only where a provider is configured. */
export function providerRoutes(needs: ProviderNeeds): Route[] {
  const { clients, codeNeeds, sessionStarter, cookies } = needs;
  const visits: Route[] = [
    { method: 'GET', path: PROVIDER_ROUTES.leave, handle: leave },
    { method: 'GET', path: PROVIDER_ROUTES.return, handle: comeBack },
  ];
  return [
    serve(listProviders, anyone, async () => ({
      providers: clients.map(({ settings: { id, name } }) => ({ id, name })),
    })),
    serve(getUnconfirmedAccount, anyone, async (_input, _caller, c) => {
      const account = cookies.unconfirmed.read(c);
      const client = clients.find(({ settings }) => settings.id === account?.provider);
      if (!account || !client) return { account: null };
      return { account: { email: account.email, provider: client.settings.name } };
    }),
    serve(confirmAccount, anyone, async ({ code }, _caller, c) => {
      const client = sessionStarter.clientOf(c);
      const account = cookies.unconfirmed.read(c);
      if (!account) throw new AppError('sign-in/provider-refused');
      const token = await sessionStarter.withMetric('provider', () =>
        confirmByCode(codeNeeds, { account, code }, client),
      );
      cookies.unconfirmed.clear(c);
      return { session: await sessionStarter.startSession(c, token, client) };
    }),
    serve(sendConfirmationCode, anyone, async (_input, _caller, c) => {
      const account = cookies.unconfirmed.read(c);
      const found = clients.find(({ settings }) => settings.id === account?.provider);
      if (!account || !found) throw new AppError('sign-in/provider-refused');
      const client = sessionStarter.clientOf(c);
      needs.browserCookie.keep(c, client);
      await sendCode(codeNeeds, account.email, client, found.settings);
      // The account stays as long as the new code.
      cookies.unconfirmed.write(c, account);
      return {};
    }),
    ...(clients.length > 0 ? visits : []),
  ];

  async function leave(c: AppContext): Promise<Response> {
    const { settings, leave: leaveFor } = requireProvider(c);
    const next = readWantedPlace(c);
    try {
      needs.browserCookie.keep(c, needs.browserCookie.originOf(c));
      const { address, departure } = await leaveFor({ silent: false });
      cookies.visits.write(c, departure.state, { provider: settings.id, departure, next });
      return c.redirect(address.href);
    } catch (error) {
      return c.redirect(failedPage(c, error, { provider: settings.id, next }));
    }
  }

  async function comeBack(c: AppContext): Promise<Response> {
    const provider = requireProvider(c);
    const { id } = provider.settings;
    let next: string | undefined;
    try {
      const state = readAnswerState(c);
      const client = sessionStarter.clientOf(c);
      const visit = cookies.visits.read(c, state);
      if (visit) cookies.visits.clear(c, state);
      next = visit?.next;
      // Without our own cookie the answer may be one that another site made the browser bring.
      if (visit?.provider !== id) throw noSuchVisit(client);
      await needs.limits.takeReturn(client);
      const { search } = new URL(c.req.url);
      const answer = () =>
        needs.limits.takeTurn(id, client, () => provider.comeBack(search, visit.departure));
      const { sessionId } = visit;
      if (sessionId !== undefined) {
        await finishCheck({ ...needs, ...codeNeeds }, { c, sessionId, answer });
        return c.redirect(signInPage({ next }));
      }
      const outcome = await sessionStarter.withMetric('provider', async () =>
        signIn(c, provider, { claims: await answer(), state }),
      );
      return c.redirect(signInPage({ next, ...outcome }));
    } catch (error) {
      return c.redirect(failedPage(c, error, { provider: id, next }));
    }
  }

  async function signIn(
    c: AppContext,
    { settings }: ProviderClient,
    { claims, state }: { claims: Claims; state: string },
  ): Promise<{ step?: 'confirm' }> {
    const client = sessionStarter.clientOf(c);
    const expiresAt = new Date(codeNeeds.now().getTime() + VISIT_SECONDS * 1000);
    const answer = { provider: settings, claims, visit: { state, expiresAt } };
    const outcome = await signInByProvider(codeNeeds, answer, client).catch((error: unknown) => {
      const begun = cookies.unconfirmed.read(c);
      // The code that was sent a moment ago is still valid, so its page is shown again.
      if (begun && isOfAccount(begun, claims) && isTooSoon(error)) return { unconfirmed: begun };
      throw error;
    });
    if ('token' in outcome) {
      await sessionStarter.startSession(c, outcome.token, client);
      return {};
    }
    needs.browserCookie.keep(c, client);
    cookies.unconfirmed.write(c, outcome.unconfirmed);
    return { step: 'confirm' };
  }

  /** 404 for a name that no configured provider has; a malformed name has been refused before, as every field is. */
  function requireProvider(c: AppContext): ProviderClient {
    const { provider } = readPath(c, providerPath);
    const found = clients.find(({ settings }) => settings.id === provider);
    if (!found) throw new AppError('request/not-found');
    c.header('Cache-Control', 'no-store');
    return found;
  }
}

function isOfAccount({ issuer, subject, email }: UnconfirmedAccount, claims: Claims): boolean {
  const { address } = claims.email ?? {};
  return issuer === claims.issuer && subject === claims.subject && email === address;
}

function isTooSoon(error: unknown): boolean {
  return error instanceof AppError && error.code === 'sign-in/too-many-codes';
}
