import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Deps } from './deps.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import type { App } from './http/context.ts';
import { answerError } from './http/errors.ts';
import { mountHealth } from './http/health.ts';
import { requestLog } from './http/request-log.ts';
import { sameOriginWrites } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Route } from './http/serve.ts';
import { mountStaticSite, type Site } from './http/static-site.ts';
import { mountOutboxPage } from './mail/outbox-page.ts';

interface Settings {
  production: boolean;
  publicUrl: string;
  site: Site;
  /** Where the outbox keeps its messages; undefined when mail really leaves. */
  outboxFolder: string | undefined;
  isStopping: () => boolean;
}

/** The whole server as one fetch handler, in the order a request passes through it. */
export function createApp(deps: Deps, settings: Settings): App {
  const app: App = new Hono({ strict: false });
  app.onError(answerError);

  app.use(requestLog(deps.log));
  app.use(securityHeaders(settings.production));
  app.use(compress());
  app.use(sameOriginWrites(settings.publicUrl));

  mountHealth(app, deps.db, settings.isStopping);
  for (const { method, path, handle } of apiRoutes(deps)) app.on(method, path, handle);
  if (settings.outboxFolder) mountOutboxPage(app, settings.outboxFolder);
  mountStaticSite(app, settings.site);
  return app;
}

/** Every call of the contract. */
function apiRoutes(deps: Deps): Route[] {
  return [...supportRoutes(deps)];
}
