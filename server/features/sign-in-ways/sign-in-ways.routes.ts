import { changeWaysOfSchool, getWaysOfSchool } from '#contract/sign-in-ways.ts';
import type { Database } from '../../db/database.ts';
import { requireAdmin } from '../../http/access.ts';
import type { ServeInTurn } from '../../http/admin-turns.ts';
import { type Route, serve } from '../../http/serve.ts';
import type { ConfiguredProviders } from '../providers/provider-settings.ts';
import { changeWays, readWays } from './sign-in-ways.service.ts';

interface Needs {
  db: Database;
  providers: ConfiguredProviders;
  serveInTurn: ServeInTurn;
}

export function signInWaysRoutes({ serveInTurn, ...needs }: Needs): Route[] {
  return [
    serve(getWaysOfSchool, requireAdmin, ({ id }) => readWays(needs, id)),
    serveInTurn(changeWaysOfSchool, requireAdmin, async (input, { email }) => {
      await changeWays(needs, input, email);
      return {};
    }),
  ];
}
