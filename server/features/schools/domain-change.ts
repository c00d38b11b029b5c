import type { Database } from '../../db/database.ts';
import { deleteKnownPlacesOf } from '../auth/known-places.queries.ts';
import { deleteOrganisationAccount } from '../organisation-accounts/organisation-accounts.queries.ts';
import { signOutDomain } from '../school-people/sign-out-domain.ts';

/** For the audit log. A type and not an interface, so that it can be spread into the details of an entry. */
type ClosedDomain = { sessionsEnded: number; organisationAccountRemoved: boolean };

/**
 * A domain has lost its school: its people are signed out, and its organisation account goes with its password,
 * which would otherwise open a school that has the domain later.
 */
export async function closeDomain(db: Database, domain: string, now: Date): Promise<ClosedDomain> {
  const { sessions } = await signOutDomain(db, domain, now);
  const organisationAccountRemoved = await deleteOrganisationAccount(db, domain);
  await deleteKnownPlacesOf(db, domain);
  return { sessionsEnded: sessions, organisationAccountRemoved };
}

/** A new school never begins with a password that somebody else was given: earlier releases left accounts behind. */
export async function openDomain(
  db: Database,
  domain: string,
): Promise<{ oldOrganisationAccountRemoved?: true }> {
  const removed = await deleteOrganisationAccount(db, domain);
  return removed ? { oldOrganisationAccountRemoved: true } : {};
}
