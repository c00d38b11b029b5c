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
    providers: providers.map(({ id: provider, name }) => ({ id: provider, name })),
    organisationAccountSince: since?.toISOString() ?? null,
  };
}

/** People who are signed in stay so; the next time they sign in through the provider. */
export async function changeWays(
  { db, providers }: Needs,
  { id, onlyProvider, microsoftTenant }: z.output<typeof changeWaysOfSchool.input>,
  actor: string,
): Promise<void> {
  if (onlyProvider !== null && !providers.some((provider) => provider.id === onlyProvider)) {
    throw new AppError('request/invalid', { fields: { onlyProvider: 'must be configured' } });
  }
  await db.transaction().execute(async (transaction) => {
    const school = await lockSchool(transaction, id);
    if (!school) throw new AppError('school/not-found');
    await updateWays(transaction, id, { onlyProvider, microsoftTenant });
    await insertAuditEntry(transaction, {
      actor,
      action: 'ways to sign in changed',
      subject: school.domain,
      details: { onlyProvider, microsoftTenant },
    });
  });
}
