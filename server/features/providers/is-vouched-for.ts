import type { Ways } from '../sign-in-ways/sign-in-ways.queries.ts';
import type { Claims } from './claims.ts';
import type { ProviderSettings } from './provider-settings.ts';

const GOOGLE_MAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Whether the provider can know that the address belongs to the account. An address alone proves nothing: at
 * Microsoft the owner of any tenant can give an account any address.
 */
export function isVouchedFor(
  { id, domains }: ProviderSettings,
  claims: Claims,
  school: Ways | undefined,
): boolean {
  const { email, emailVerified, hostedDomain, tenant, domainOwnerVerified } = claims;
  if (!email) return false;
  if (id === 'google') {
    return emailVerified && (GOOGLE_MAIL.has(email.domain) || hostedDomain === email.domain);
  }
  if (id === 'microsoft') {
    // The form sends small letters; other callers may have stored capitals.
    const tied = school?.microsoftTenant?.toLowerCase();
    return domainOwnerVerified || (tenant !== undefined && tied === tenant);
  }
  return emailVerified && domains.includes(email.domain);
}

/** Google and Microsoft may vouch for any domain, by what they say about an account. */
export function canVouchFor({ id, domains }: ProviderSettings, domain: string): boolean {
  return id === 'google' || id === 'microsoft' || domains.includes(domain);
}
