import { changeWaysOfSchool, getWaysOfSchool } from '#contract/sign-in-ways.ts';
import type { Database } from '../../db/database.ts';
import { requireAdmin } from '../../http/access.ts';
import type { InAdminTurn } from '../../http/admin-turns.ts';
import { type Route, serve } from '../../http/serve.ts';
import type { ConfiguredProviders } from '../providers/provider-settings.ts';
import { changeWays, readWays } from './sign-in-ways.service.ts';

interface Needs {
  db: Database;
  providers: ConfiguredProviders;
  inAdminTurn: InAdminTurn;
}

export function signInWaysRoutes({ inAdminTurn, ...needs }: Needs): Route[] {
  return [
    serve(getWaysOfSchool, requireAdmin, ({ id }) => readWays(needs, id)),
    serve(
      changeWaysOfSchool,
      requireAdmin,
      inAdminTurn(async (input, { email }) => {
        await changeWays(needs, input, email);
        return {};
      }),
    ),
  ];
}
