import {
  createOrganisationAccount as create,
  resetOrganisationPassword as reset,
} from '#contract/organisation-accounts.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import type { ServeInTurn } from '../../http/admin-turns.ts';
import type { Route } from '../../http/serve.ts';
import {
  createOrganisationAccount,
  resetOrganisationPassword,
} from './organisation-accounts.service.ts';

type Needs = Pick<Deps, 'db' | 'now'> & { serveInTurn: ServeInTurn };

export function organisationAccountRoutes({ serveInTurn, ...deps }: Needs): Route[] {
  return [
    serveInTurn(create, requireAdmin, async (account, { email }) => {
      await createOrganisationAccount(deps.db, account, email);
      return {};
    }),
    serveInTurn(reset, requireAdmin, async (account, { email }) => {
      await resetOrganisationPassword(deps, account, email);
      return {};
    }),
  ];
}
