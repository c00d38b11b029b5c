import type { Database } from '../../db/database.ts';
import { deleteKnownPlacesOf } from '../auth/known-places.queries.ts';
import {
  deleteOrganisationAccount,
  listDomainsWithAccount,
} from '../organisation-accounts/organisation-accounts.queries.ts';
import { deleteOwnWaysAt } from '../sign-in-ways/sign-in-ways.queries.ts';
import { signOutDomain } from '../school-people/sign-out-domain.ts';

/** Details for the audit log. */
type ClosedDomain = { sessionsEnded: number; organisationAccountRemoved: boolean };

/**
 * Called when a domain has lost its school: signs its people out and deletes its organisation account, passkeys and
 * accounts at providers, which would otherwise work for a later school with the same domain.
 */
export async function closeDomain(db: Database, domain: string, now: Date): Promise<ClosedDomain> {
  const { sessions } = await signOutDomain(db, domain, now);
  const organisationAccountRemoved = await deleteOrganisationAccount(db, domain);
  await deleteKnownPlacesOf(db, domain);
  await deleteOwnWaysAt(db, domain);
  return { sessionsEnded: sessions, organisationAccountRemoved };
}

/** Called when a domain gets a school: deletes an organisation account that an earlier release left behind. */
export async function openDomain(
  db: Database,
  domain: string,
): Promise<{ oldOrganisationAccountRemoved?: true }> {
  const removed = await deleteOrganisationAccount(db, domain);
  return removed ? { oldOrganisationAccountRemoved: true } : {};
}

/** The same for many domains; returns those that had such an account. */
export async function openDomains(db: Database, domains: readonly string[]): Promise<Set<string>> {
  const leftBehind = await listDomainsWithAccount(db, domains);
  for (const domain of leftBehind) await openDomain(db, domain);
  return new Set(leftBehind);
}
