import type { Database } from '../../db/database.ts';
import { sessionTimes } from '../auth/session-life.ts';
import { deleteSessionsAtDomain, type EndedSession } from './school-people.queries.ts';

interface SignedOut {
  people: number;
  sessions: number;
}

/** Signs out everybody with an address at a domain, except administrators. */
export async function signOutDomain(db: Database, domain: string, now: Date): Promise<SignedOut> {
  return countSignedOut(await deleteSessionsAtDomain(db, domain), now);
}

/** Does not count expired sessions, which are deleted with the others. */
export function countSignedOut(ended: EndedSession[], time: Date): SignedOut {
  const { now, usedSince } = sessionTimes(time);
  const open = ended.filter((row) => row.expires_at > now && row.updated_at > usedSince);
  return { people: new Set(open.map((row) => row.user_id)).size, sessions: open.length };
}
