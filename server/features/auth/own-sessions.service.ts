import type * as z from 'zod/mini';
import { SESSIONS_LISTED } from '#contract/limits.ts';
import type { endOtherSessions, listOwnSessions } from '#contract/sessions.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/access.ts';
import { findPerson } from '../administrators/administrators.queries.ts';
import {
  deleteOtherSession,
  deleteOtherSessions,
  listOpenSessions,
} from './own-sessions.queries.ts';
import { sessionTimes } from './session-life.ts';
import { parseUserAgent } from './user-agent.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

export async function readOwnSessions(
  { db, now }: Needs,
  { userId, sessionId, email }: Caller,
): Promise<z.input<typeof listOwnSessions.output>> {
  const rows = await listOpenSessions(db, {
    userId,
    currentId: sessionId,
    most: SESSIONS_LISTED,
    ...sessionTimes(now()),
  });
  const person = await findPerson(db, email);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      browser: parseUserAgent(row.user_agent),
      signedInAt: row.created_at.toISOString(),
      lastUsedAt: row.updated_at.toISOString(),
      isCurrent: row.id === sessionId,
    })),
    total: Number(rows[0]?.total ?? 0),
    isSharedLogin: person?.isOrganisation ?? false,
  };
}

export async function signOutOtherSession(
  { db }: Pick<Deps, 'db'>,
  { userId, sessionId }: Caller,
  id: string,
): Promise<void> {
  await deleteOtherSession(db, { id, userId, currentId: sessionId });
}

export async function signOutOtherSessions(
  { db, now }: Needs,
  { userId, sessionId }: Caller,
): Promise<z.input<typeof endOtherSessions.output>> {
  const own = { userId, currentId: sessionId };
  return { ended: await deleteOtherSessions(db, { ...own, ...sessionTimes(now()) }) };
}
