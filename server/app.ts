import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { PageProgram } from '#contract/page-rendering.ts';
import type { Deps } from './deps.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { identify } from './features/auth/identify.ts';
import { ownSessionRoutes } from './features/auth/own-sessions.routes.ts';
import { SESSION_SECONDS } from './features/auth/session-life.ts';
import type { SessionUse } from './features/auth/session-use.ts';
import { createCallerFinder, type FindCaller } from './features/auth/sessions.ts';
import { favouriteRoutes } from './features/favourites/favourites.routes.ts';
import { libraryChangeRoutes } from './features/library/changes.routes.ts';
import { createChangeTurns } from './features/library/changes.service.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { createObjectFinder, type FileNeeds } from './features/library/resource-file.ts';
import { organisationAccountRoutes } from './features/organisation-accounts/organisation-accounts.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { schoolPeopleRoutes } from './features/school-people/school-people.routes.ts';
import { schoolRoutes } from './features/schools/schools.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { createBlobCache } from './files/blob-cache.ts';
import { type BrowserCookie, createBrowserCookie } from './http/browser-cookie.ts';
import { closeUnread } from './http/close-unread.ts';
import { clientNetwork } from './http/client-network.ts';
import type { App } from './http/context.ts';
import { answerError } from './http/errors.ts';
import { mountHealth } from './http/health.ts';
import type { KeptAssets } from './http/kept-assets.ts';
import { createPages } from './http/pages.ts';
import { measureRequests } from './http/measure-requests.ts';
import { requestLog } from './http/request-log.ts';
import { sameOriginWrites } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Route } from './http/serve.ts';
import { createSignedCookie, type SignedCookie } from './http/signed-cookie.ts';
import { siteAtAddress } from './http/site-at-address.ts';
import { mountStaticSite, type Site } from './http/static-site.ts';
import { mountOutboxPage } from './mail/outbox-page.ts';
import { deriveKey } from './secret.ts';

interface Settings {
  production: boolean;
  hstsSubdomains: boolean;
  publicUrl: string;
  secret: string;
  /** How many of our own proxies a request passes through. */
  trustedProxies: number;
  site: Site;
  pageProgram: PageProgram;
  /** Where assets of other releases are found. */
  findKeptAsset: KeptAssets['find'];
  /** Where the outbox keeps its messages; undefined when mail really leaves. */
  outboxFolder: string | undefined;
  /** Where the use of a session is noted. */
  sessionUse: SessionUse;
  isStopping: () => boolean;
}

/** Enough for the weeks that are being taught; the rest is read from the file store. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** The whole server, in the order a request passes through it. */
export function createApp(deps: Deps, settings: Settings): App {
  const app: App = new Hono({ strict: false });
  app.onError(answerError);

  app.use(requestLog(deps.log));
  app.use(clientNetwork(settings.trustedProxies));
  app.use(measureRequests(deps.metrics));
  app.use(closeUnread);
  app.use(securityHeaders(settings));
  app.use(compress());
  app.use(sameOriginWrites(settings.publicUrl, deps.metrics));
  const { publicUrl } = settings;
  const sessionCookie = createSignedCookie({
    name: 'session',
    key: deriveKey(settings.secret, 'session cookie'),
    publicUrl,
    maxAgeSeconds: SESSION_SECONDS,
  });
  const browserKey = deriveKey(settings.secret, 'browser cookie');
  const browserCookie = createBrowserCookie({ key: browserKey, publicUrl });
  const findCaller = createCallerFinder(deps.db, deps.now, settings.sessionUse);
  app.use(identify(findCaller, sessionCookie));

  const fileNeeds = {
    ...deps,
    findObject: createObjectFinder(deps.db),
    cache: createBlobCache(deps.files, CACHE_BYTES),
    linkKey: deriveKey(settings.secret, 'signed links'),
  };
  mountHealth(app, deps, settings.isStopping);
  const shared = { sessionCookie, browserCookie, findCaller, fileNeeds };
  const routes = apiRoutes(deps, settings, shared);
  for (const { method, path, handle } of routes) app.on(method, path, handle);
  if (settings.outboxFolder) mountOutboxPage(app, settings.outboxFolder);
  const site = siteAtAddress(settings.site, publicUrl);
  const { pageProgram: program } = settings;
  const pages = createPages({ site, program, routes, publicUrl, now: deps.now });
  mountStaticSite(app, site, pages, settings.findKeptAsset);
  return app;
}

interface Shared {
  sessionCookie: SignedCookie;
  browserCookie: BrowserCookie;
  findCaller: FindCaller;
  fileNeeds: FileNeeds;
}

/** Every call of the contract. */
function apiRoutes(deps: Deps, { secret }: Settings, { fileNeeds, ...identity }: Shared): Route[] {
  const codeKey = deriveKey(secret, 'sign-in codes');
  return [
    ...authRoutes(deps, { codeKey, ...identity }),
    ...ownSessionRoutes(deps),
    ...profileRoutes(deps),
    ...libraryRoutes(deps, fileNeeds),
    ...libraryChangeRoutes({ ...deps, takeTurn: createChangeTurns() }),
    ...favouriteRoutes(deps),
    ...schoolRoutes(deps),
    ...schoolPeopleRoutes(deps),
    ...organisationAccountRoutes(deps),
    ...supportRoutes(deps, identity.browserCookie),
  ];
}
