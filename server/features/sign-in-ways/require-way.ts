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

type Way = 'code' | 'passkey' | { provider: ProviderId };

/** Refuses a way to sign in that the school of the address has closed. */
export async function requireWay(needs: Needs, email: string, way: Way): Promise<void> {
  const closedBy = await findClosing(needs, email, way);
  if (closedBy) throw new AppError(closedBy);
}

/**
 * Which rule of the school closes a way to sign in; undefined for an open way. 'Only through the provider' counts only
 * while that provider is configured, so that removing a provider locks nobody out.
 */
export async function findClosing({ db, providers }: Needs, email: string, way: Way) {
  const isPasskey = way === 'passkey';
  if (providers.length === 0 && !isPasskey) return undefined;
  const ways = await findWays(db, parseEmail(email)?.domain ?? '');
  const only = providers.find(({ id }) => id === ways?.onlyProvider);
  const isThatProvider = typeof way === 'object' && way.provider === only?.id;
  if (only && !isThatProvider) return 'sign-in/only-provider' as const;
  if (isPasskey && ways?.allowsPasskeys === false) return 'sign-in/passkeys-closed' as const;
  return undefined;
}
