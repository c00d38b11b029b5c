import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { PageProgram } from '#contract/page-rendering.ts';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import type { Deps } from './deps.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createCodeNeeds } from './features/auth/codes.service.ts';
import { identify } from './features/auth/identify.ts';
import { ownSessionRoutes } from './features/auth/own-sessions.routes.ts';
import { SESSION_SECONDS } from './features/auth/session-life.ts';
import type { SessionUse } from './features/auth/session-use.ts';
import { createCallerFinder } from './features/auth/sessions.ts';
import { createUnconfirmedPasskeyCookie } from './features/auth/unconfirmed-passkey.ts';
import { createSessionStarter, type Identity } from './features/auth/start-session.ts';
import { deletionRoutes } from './features/deletions/deletions.routes.ts';
import { favouriteRoutes } from './features/favourites/favourites.routes.ts';
import { lastPlaceRoutes } from './features/last-places/last-places.routes.ts';
import { figureRoutes } from './features/figures/figures.routes.ts';
import type { Usage } from './features/figures/usage.ts';
import { libraryChangeRoutes } from './features/library/changes.routes.ts';
import { createChangeTurns } from './features/library/changes.service.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { createTreeReader } from './features/library/tree-reader.ts';
import type { PageNeeds } from './features/library/page-picture.ts';
import { sampleRoutes } from './features/library/sample.routes.ts';
import { createObjectLookup } from './features/library/place.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { organisationAccountRoutes } from './features/organisation-accounts/organisation-accounts.routes.ts';
import { createChallengeCookies } from './features/passkeys/passkey-challenge.ts';
import { passkeyRoutes } from './features/passkeys/passkeys.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { checkWithProvider } from './features/providers/provider-check.service.ts';
import { createProviderClient, type ProviderClient } from './features/providers/provider-client.ts';
import type { ConfiguredProviders } from './features/providers/provider-settings.ts';
import { createProviderLimits } from './features/providers/provider-limits.ts';
import { providerRoutes } from './features/providers/providers.routes.ts';
import { createVisitCookies, type VisitCookies } from './features/providers/sign-in-visit.ts';
import { schoolPeopleRoutes } from './features/school-people/school-people.routes.ts';
import { schoolRoutes } from './features/schools/schools.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { setupRoutes } from './features/setup/setup.routes.ts';
import { signInWaysRoutes } from './features/sign-in-ways/sign-in-ways.routes.ts';
import type { SchemeLoader } from './features/starter-scheme/scheme-loader.ts';
import { starterSchemeRoutes } from './features/starter-scheme/starter-scheme.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { createBlobCache } from './files/blob-cache.ts';
import { createAdminTurns } from './http/admin-turns.ts';
import { createBrowserCookie } from './http/browser-cookie.ts';
import { closeUnread } from './http/close-unread.ts';
import { clientNetwork } from './http/client-network.ts';
import type { App, AppContext } from './http/context.ts';
import { answerError } from './http/errors.ts';
import { headerBorder } from './http/header-border.ts';
import { mountHealth } from './http/health.ts';
import type { KeptAssets } from './http/kept-assets.ts';
import { createPages } from './http/pages.ts';
import { isOfOthers } from './http/loopback.ts';
import { measureRequests } from './http/measure-requests.ts';
import { requestLog } from './http/request-log.ts';
import { sameOriginWrites } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Route } from './http/serve.ts';
import { createSignedCookie } from './http/signed-cookie.ts';
import { siteAtAddress } from './http/site-at-address.ts';
import { mountStaticSite, type Site } from './http/static-site.ts';
import { mountOutboxPage } from './mail/outbox-page.ts';
import { createUploadDrawer } from './pictures/draw-uploads.ts';
import { createPagePictures } from './pictures/page-pictures.ts';
import { createPictureMarker } from './pictures/picture-marker.ts';
import { deriveKey } from './secret.ts';

interface Settings {
  production: boolean;
  hstsSubdomains: boolean;
  publicUrl: string;
  secret: string;
  providers: ConfiguredProviders;
  /** Administrators need a passkey. */
  adminPasskeys: boolean;
  /** How many of our own proxies a request passes through. */
  trustedProxies: number;
  site: Site;
  pageProgram: PageProgram;
  /** Where assets of other releases are found. */
  findKeptAsset: KeptAssets['find'];
  /** Where the outbox keeps its messages; undefined when mail really leaves. */
  outboxFolder: string | undefined;
  /** Where uses are counted. */
  usage: Usage;
  /** Where the use of a session is noted. */
  sessionUse: SessionUse;
  isStopping: () => boolean;
  schemeLoader: SchemeLoader;
  /** Whether the pages of uploads are drawn before anybody asks for them. */
  drawsUploads: boolean;
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
  app.use(headerBorder);
  app.use(compress());
  const { publicUrl } = settings;
  const sessionCookie = createSignedCookie({
    name: 'session',
    key: deriveKey(settings.secret, 'session cookie'),
    publicUrl,
    maxAgeSeconds: SESSION_SECONDS,
  });
  const browserKey = deriveKey(settings.secret, 'browser cookie');
  const browserCookie = createBrowserCookie({ key: browserKey, publicUrl });
  const findCaller = createCallerFinder({ ...deps, ...settings });
  app.use(identify(findCaller, sessionCookie));
  app.use(sameOriginWrites(publicUrl, deps.metrics));

  const cache = createBlobCache(deps.files, CACHE_BYTES);
  const fileNeeds = {
    ...deps,
    requireObject: createObjectLookup(deps.db),
    cache,
    pictures: createPagePictures({ ...deps, cache }),
    markPicture: createPictureMarker(deps.drawer),
    linkKey: deriveKey(settings.secret, 'signed links'),
    usage: settings.usage,
  };
  mountHealth(app, deps, settings.isStopping);
  const identity = { sessionCookie, browserCookie, findCaller };
  const atProviders = {
    clients: settings.providers.map((provider) => createProviderClient(provider, publicUrl)),
    cookies: createVisitCookies({ ...settings, now: deps.now }),
  };
  const routes = apiRoutes(deps, settings, { ...identity, ...atProviders, fileNeeds });
  for (const { method, path, handle } of routes) app.on(method, path, handle);
  const check = checkWithProvider({ ...deps, ...atProviders });
  for (const page of settings.providers.length > 0 ? PAGE_ROUTES : []) app.get(page, check);
  // A proxy may leave no trace in its requests, so a site that has a proxy shows no codes to anybody.
  const { outboxFolder } = settings;
  if (outboxFolder && !isOfOthers(publicUrl)) mountOutboxPage(app, outboxFolder);
  const site = siteAtAddress(settings.site, publicUrl);
  const { pageProgram: program } = settings;
  const hasBegun = (c: AppContext) => atProviders.cookies.unconfirmed.read(c) !== undefined;
  const pages = createPages({ site, program, routes, publicUrl, hasBegun, now: deps.now });
  mountStaticSite(app, site, pages, settings.findKeptAsset);
  return app;
}

interface Shared extends Identity {
  clients: readonly ProviderClient[];
  cookies: VisitCookies;
  fileNeeds: PageNeeds;
}

/** Every call of the contract. */
function apiRoutes(deps: Deps, settings: Settings, shared: Shared): Route[] {
  const codeKey = deriveKey(settings.secret, 'sign-in codes');
  const deletionCodeKey = deriveKey(settings.secret, 'codes to delete accounts');
  const newsletterKey = deriveKey(settings.secret, 'links to leave the newsletter');
  const codeNeeds = createCodeNeeds(deps, { codeKey, providers: settings.providers });
  const challengeCookies = createChallengeCookies({ ...settings, now: deps.now });
  const unconfirmedPasskey = createUnconfirmedPasskeyCookie({ ...settings, now: deps.now });
  const starterNeeds = { ...deps, usage: settings.usage, unconfirmedPasskey };
  const sessionStarter = createSessionStarter(starterNeeds, shared);
  const signInNeeds = { ...shared, codeNeeds, sessionStarter, unconfirmedPasskey };
  const { pictures } = shared.fileNeeds;
  const drawUpload = createUploadDrawer({ ...deps, ...settings, pictures });
  const onUploaded = settings.drawsUploads ? drawUpload : undefined;
  const readTree = createTreeReader(deps.db);
  const changeNeeds = { ...deps, takeTurn: createChangeTurns(), onUploaded };
  const adminNeeds = { ...deps, serveInTurn: createAdminTurns() };
  return [
    ...authRoutes(deps, signInNeeds),
    ...providerRoutes({ ...signInNeeds, limits: createProviderLimits(deps) }),
    ...passkeyRoutes({ ...signInNeeds, challengeCookies, settings }),
    ...ownSessionRoutes(deps),
    ...profileRoutes(deps),
    ...personalDataRoutes({ ...adminNeeds, deletionCodeKey }),
    ...libraryRoutes(deps, shared.fileNeeds, readTree),
    ...sampleRoutes(deps.db, shared.fileNeeds),
    ...searchRoutes({ ...deps, readTree }),
    ...libraryChangeRoutes(changeNeeds),
    ...deletionRoutes(changeNeeds),
    ...starterSchemeRoutes(deps, settings.schemeLoader),
    ...favouriteRoutes(deps),
    ...lastPlaceRoutes(deps),
    ...figureRoutes({ ...deps, ...shared.fileNeeds }),
    ...schoolRoutes(adminNeeds),
    ...schoolPeopleRoutes(adminNeeds),
    ...signInWaysRoutes({ ...adminNeeds, ...codeNeeds }),
    ...organisationAccountRoutes(adminNeeds),
    ...setupRoutes(deps),
    ...newsletterRoutes({ ...adminNeeds, ...settings, newsletterKey }),
    ...supportRoutes(deps, shared.browserCookie),
  ];
}
