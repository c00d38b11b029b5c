import type { Session } from '#contract/session.ts';
import { batched } from '../../batched.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/access.ts';
import { SESSION_IDLE_MS, SESSION_NOTE_USE_MS } from './session-life.ts';
import { deleteSession, findSessions, noteSessionUse, type SessionRow } from './session.queries.ts';

/** Finds who holds a token now; asked on every request, so that a change of role or school counts at once. */
export type FindCaller = (token: string) => Promise<Caller | undefined>;

export function createCallerFinder(db: Database, now: () => Date): FindCaller {
  return batched(async (tokens) => {
    const time = now();
    const usedSince = new Date(time.getTime() - SESSION_IDLE_MS);
    const rows = await findSessions(db, { tokens, now: time, usedSince });
    for (const row of rows) await noteUse(db, row, time);
    return new Map(rows.map((row) => [row.token, callerOf(row)]));
  });
}

async function noteUse(db: Database, { session_id, last_used }: SessionRow, now: Date) {
  if (now.getTime() - last_used.getTime() <= SESSION_NOTE_USE_MS) return;
  await noteSessionUse(db, session_id, now);
}

function callerOf(row: SessionRow): Caller {
  const { school_name: name, subscription_status: subscriptionStatus } = row;
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    email: row.email,
    username: row.username,
    isAdmin: row.is_admin,
    school: name !== null && subscriptionStatus !== null ? { name, subscriptionStatus } : null,
  };
}

/** What somebody's own browser is told of them. */
export function sessionOf({ userId, email, username, isAdmin }: Caller): Session {
  return { userId, email, username, isAdmin };
}

export async function endSession(db: Database, token: string): Promise<void> {
  await deleteSession(db, token);
}
