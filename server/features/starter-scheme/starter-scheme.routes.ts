import { getSchemeLoad, startSchemeLoad } from '#contract/starter-scheme.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { readLoad } from './scheme-load.service.ts';
import type { SchemeLoader } from './scheme-loader.ts';

export function starterSchemeRoutes(deps: Deps, schemeLoader: SchemeLoader): Route[] {
  return [
    serve(getSchemeLoad, requireAdmin, () => readLoad(deps)),
    serve(startSchemeLoad, requireAdmin, async (_input, { email }) => {
      await schemeLoader.start({ actor: email });
      return readLoad(deps);
    }),
  ];
}
