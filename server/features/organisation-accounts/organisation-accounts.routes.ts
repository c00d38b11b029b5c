import {
  createOrganisationAccount as create,
  resetOrganisationPassword as reset,
} from '#contract/organisation-accounts.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import type { InAdminTurn } from '../../http/admin-turns.ts';
import { type Route, serve } from '../../http/serve.ts';
import {
  createOrganisationAccount,
  resetOrganisationPassword,
} from './organisation-accounts.service.ts';

type Needs = Pick<Deps, 'db' | 'now'> & { inAdminTurn: InAdminTurn };

export function organisationAccountRoutes({ inAdminTurn, ...deps }: Needs): Route[] {
  return [
    serve(
      create,
      requireAdmin,
      inAdminTurn(async (account, { email }) => {
        await createOrganisationAccount(deps.db, account, email);
        return {};
      }),
    ),
    serve(
      reset,
      requireAdmin,
      inAdminTurn(async (account, { email }) => {
        await resetOrganisationPassword(deps, account, email);
        return {};
      }),
    ),
  ];
}
