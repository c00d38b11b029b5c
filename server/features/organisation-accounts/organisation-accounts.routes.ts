import {
  createOrganisationAccount as create,
  resetOrganisationPassword as reset,
} from '#contract/organisation-accounts.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import {
  createOrganisationAccount,
  resetOrganisationPassword,
} from './organisation-accounts.service.ts';

export function organisationAccountRoutes(deps: Deps): Route[] {
  return [
    serve(create, requireAdmin, async (account, { email }) => {
      await createOrganisationAccount(deps.db, account, email);
      return {};
    }),
    serve(reset, requireAdmin, async (account, { email }) => {
      await resetOrganisationPassword(deps, account, email);
      return {};
    }),
  ];
}
