import type { Database } from '../../db/database.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { findSchoolByDomain, lockSchool } from '../schools/schools.queries.ts';
import { findWays, updateWays } from './sign-in-ways.queries.ts';

type Allowed =
  | { outcome: 'no-school' | 'allowed-already' }
  | { outcome: 'allowed'; provider: string };

/**
 * Lifts the rule that the people of a school sign in only through its provider: for an administrator of the product at
 * that school who can reach neither a passkey nor the provider. It is lifted for the whole school, so that asking for a
 * code tells nobody which address is an administrator's.
 */
export async function allowCodes(db: Database, domain: string, actor: string): Promise<Allowed> {
  return db.transaction().execute(async (transaction) => {
    const school = await findSchoolByDomain(transaction, domain);
    if (!school) return { outcome: 'no-school' };
    await lockSchool(transaction, school.id);
    const before = await findWays(transaction, domain);
    if (!before) return { outcome: 'no-school' };
    if (before.onlyProvider === null) return { outcome: 'allowed-already' };
    const ways = { ...before, onlyProvider: null };
    await updateWays(transaction, school.id, ways);
    await insertAuditEntry(transaction, {
      actor,
      action: 'ways to sign in changed',
      subject: domain,
      details: { ...ways },
    });
    return { outcome: 'allowed', provider: before.onlyProvider };
  });
}
