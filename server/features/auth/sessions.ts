import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/access.ts';
import { SESSION_IDLE_MS, SESSION_NOTE_USE_MS } from './session-life.ts';
import { deleteSession, findSession, noteSessionUse } from './session.queries.ts';

/** Who holds this token now; asked on every request, so that a change of role or school counts at once. */
export async function findCaller(
  db: Database,
  token: string,
  now: Date,
): Promise<Caller | undefined> {
  const usedSince = new Date(now.getTime() - SESSION_IDLE_MS);
  const row = await findSession(db, { token, now, usedSince });
  if (!row) return undefined;
  if (now.getTime() - row.last_used.getTime() > SESSION_NOTE_USE_MS) {
    await noteSessionUse(db, row.session_id, now);
  }
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    email: row.email,
    username: row.username,
    isAdmin: row.is_admin,
    school:
      row.school_name !== null && row.subscription_status !== null
        ? { name: row.school_name, subscriptionStatus: row.subscription_status }
        : null,
  };
}

export async function endSession(db: Database, token: string): Promise<void> {
  await deleteSession(db, token);
}
