import { sendSupportMessage } from '#contract/support.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../http/access.ts';
import type { BrowserCookie } from '../../http/browser-cookie.ts';
import { type Route, serve } from '../../http/serve.ts';
import { createSupportLimits } from './support-limits.ts';
import { receiveSupportMessage } from './support.service.ts';

export function supportRoutes(deps: Deps, browserCookie: BrowserCookie): Route[] {
  const needs = { ...deps, limits: createSupportLimits(deps) };
  return [
    serve(sendSupportMessage, anyone, async (message, _caller, c) => {
      const origin = browserCookie.originOf(c);
      browserCookie.keep(c, origin);
      const caller = await c.var.findCaller();
      await receiveSupportMessage(needs, message, { ...origin, userId: caller?.userId });
      return {};
    }),
  ];
}
