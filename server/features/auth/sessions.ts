import type { Session } from '#contract/session.ts';
import { batched } from '../../batched.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/access.ts';
import { SESSION_NOTE_USE_MS, sessionTimes } from './session-life.ts';
import type { SessionUse } from './session-use.ts';
import { deleteSession, findSessions, type SessionRow } from './session.queries.ts';

/** Finds the user of a token. Called on every request, so that a change of role or school counts at once. */
export type FindCaller = (token: string) => Promise<Caller | undefined>;

interface FinderNeeds {
  db: Database;
  now: () => Date;
  sessionUse: SessionUse;
  /** Administrators need a passkey. */
  adminPasskeys: boolean;
}

export function createCallerFinder({
  db,
  now,
  sessionUse,
  adminPasskeys,
}: FinderNeeds): FindCaller {
  return batched(async (tokens) => {
    const time = now();
    const { usedSince: idleSince, confirmedSince } = sessionTimes(time);
    // An unwritten use keeps its session open, so with one among them all rows are read and compared below.
    const hasUnwritten = tokens.some((token) => sessionUse.notedAt(token) !== undefined);
    const usedSince = hasUnwritten ? new Date(0) : idleSince;
    const rows = await findSessions(db, { tokens, now: time, usedSince, confirmedSince });
    const open = rows.filter((row) => lastUse(row) > idleSince);
    for (const row of open) {
      const isOld = time.getTime() - lastUse(row).getTime() > SESSION_NOTE_USE_MS;
      if (isOld) sessionUse.note(row.token, time);
    }
    return new Map(open.map((row) => [row.token, callerOf(row, adminPasskeys)]));
  });

  function lastUse({ token, last_used }: SessionRow): Date {
    return sessionUse.notedAt(token) ?? last_used;
  }
}

function callerOf(row: SessionRow, adminPasskeys: boolean): Caller {
  const { provider, provider_check_due_at: dueAt } = row;
  const needsPasskey = adminPasskeys && row.is_admin && !row.has_passkey;
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    email: row.email,
    username: row.username,
    isAdmin: row.is_admin && !needsPasskey,
    school: schoolOf(row),
    providerCheck: provider !== null && dueAt !== null ? { provider, dueAt } : null,
    hasPasskey: row.has_passkey,
    needsPasskey,
  };
}

function schoolOf(row: SessionRow): Caller['school'] {
  const { school_id: id, school_name: name, subscription_status: subscriptionStatus } = row;
  if (id === null || name === null || subscriptionStatus === null) return null;
  return { id, name, subscriptionStatus, endsOn: row.ends_on };
}

/** What a signed-in browser is told about its user. */
export function sessionOf({ userId, email, username, isAdmin, needsPasskey }: Caller): Session {
  return { userId, email, username, isAdmin, ...(needsPasskey && { needsPasskey }) };
}

export async function endSession(db: Database, token: string): Promise<void> {
  await deleteSession(db, token);
}
