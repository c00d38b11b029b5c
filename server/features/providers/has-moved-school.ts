import { parseEmail } from '#contract/email.ts';
import type { Database } from '../../db/database.ts';
import { findWays } from '../sign-in-ways/sign-in-ways.queries.ts';
import type { Claims } from './claims.ts';
import type { ProviderSettings } from './provider-settings.ts';

interface Vouched {
  provider: ProviderSettings;
  email: Claims['email'];
}

/**
 * Whether the owner of an account at a provider has moved from one of our schools to another, as within a trust, where
 * one of the two lets its people in only through that provider. No code could let them in at the new school, so the
 * account is bound to the new address, as at a first sign-in. Everything else stays with the old one.
 *
 * Call it only for an address that the provider vouches for.
 */
export async function hasMovedSchool(
  db: Database,
  { provider, email }: Vouched,
  boundTo: string,
): Promise<boolean> {
  const oldDomain = parseEmail(boundTo)?.domain ?? '';
  if (!email || email.domain === oldDomain) return false;
  const school = await findWays(db, email.domain);
  if (!school) return false;
  const oldSchool = await findWays(db, oldDomain);
  return [school, oldSchool].some((ways) => ways?.onlyProvider === provider.id);
}
