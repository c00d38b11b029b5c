import { parseEmail } from '#contract/email.ts';
import type { ProviderId } from '#contract/sign-in-ways.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { ConfiguredProviders } from '../providers/provider-settings.ts';
import { findWays } from './sign-in-ways.queries.ts';

interface Needs {
  db: Database;
  providers: ConfiguredProviders;
}

/**
 * Refuses a way to sign in that the school of the address has closed. Its rule counts only while the provider is
 * configured, so that removing a provider locks nobody out.
 */
export async function requireWay(
  { db, providers }: Needs,
  email: string,
  way: 'code' | 'passkey' | { provider: ProviderId },
): Promise<void> {
  if (providers.length === 0) return;
  const ways = await findWays(db, parseEmail(email)?.domain ?? '');
  const only = providers.find(({ id }) => id === ways?.onlyProvider);
  const isThatProvider = typeof way === 'object' && way.provider === only?.id;
  if (only && !isThatProvider) throw new AppError('sign-in/only-provider');
}
