import type * as z from 'zod/mini';
import {
  type changeWaysOfSchool,
  type getWaysOfSchool,
  providerId,
} from '#contract/sign-in-ways.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { findOrganisationAccountDate } from '../organisation-accounts/organisation-accounts.queries.ts';
import { canVouchFor } from '../providers/is-vouched-for.ts';
import type { ConfiguredProviders } from '../providers/provider-settings.ts';
import { findSchool, lockSchool } from '../schools/schools.queries.ts';
import { findWays, updateWays } from './sign-in-ways.queries.ts';

interface Needs {
  db: Database;
  providers: ConfiguredProviders;
}

export async function readWays(
  { db, providers }: Needs,
  id: string,
): Promise<z.input<typeof getWaysOfSchool.output>> {
  const school = await findSchool(db, id);
  const ways = school && (await findWays(db, school.domain));
  if (!ways) throw new AppError('school/not-found');
  const since = await findOrganisationAccountDate(db, school.domain);
  return {
    onlyProvider: providerId.safeParse(ways.onlyProvider).data ?? null,
    microsoftTenant: ways.microsoftTenant,
    providers: providers.map((provider) => ({
      id: provider.id,
      name: provider.name,
      vouchesForDomain: canVouchFor(provider, school.domain),
    })),
    organisationAccountSince: since?.toISOString() ?? null,
    allowsPasskeys: ways.allowsPasskeys,
  };
}

/** People who are signed in stay so; the rule counts from their next sign-in on. Passkeys are kept while they are closed. */
export async function changeWays(
  { db, providers }: Needs,
  { id, ...changed }: z.output<typeof changeWaysOfSchool.input>,
  actor: string,
): Promise<void> {
  const { onlyProvider, microsoftTenant } = changed;
  const isConfigured = providers.some((provider) => provider.id === onlyProvider);
  await db.transaction().execute(async (transaction) => {
    const school = await lockSchool(transaction, id);
    const before = school && (await findWays(transaction, school.domain));
    if (!before) throw new AppError('school/not-found');
    // A rule for a provider that was removed sleeps; other changes leave it as it is.
    if (onlyProvider !== null && !isConfigured && onlyProvider !== before.onlyProvider) {
      throw new AppError('request/invalid', { fields: { onlyProvider: 'must be configured' } });
    }
    const allowsPasskeys = changed.allowsPasskeys ?? before.allowsPasskeys;
    await updateWays(transaction, id, { onlyProvider, microsoftTenant, allowsPasskeys });
    await insertAuditEntry(transaction, {
      actor,
      action: 'ways to sign in changed',
      subject: school.domain,
      details: { onlyProvider, microsoftTenant, allowsPasskeys },
    });
  });
}
