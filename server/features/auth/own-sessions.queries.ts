import type { Database } from '../../db/database.ts';
import type { SessionTimes } from './session-life.ts';

interface OwnSession {
  userId: string;
  currentId: string;
}

/** The current session first, then by last use. Each row has the total of open sessions. */
export async function listOpenSessions(
  db: Database,
  { userId, currentId, now, usedSince, most }: OwnSession & SessionTimes & { most: number },
) {
  return db
    .selectFrom('sessions')
    .select(({ fn }) => [
      'id',
      'user_agent',
      'created_at',
      'updated_at',
      fn.countAll<string>().over().as('total'),
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('updated_at', '>', usedSince)
    .orderBy((eb) => eb('id', '=', currentId), 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Deletes neither the current session nor one of another user. */
export async function deleteOtherSession(
  db: Database,
  { id, userId, currentId }: OwnSession & { id: string },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('id', '<>', currentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Returns how many of the deleted sessions were still open. */
export async function deleteOtherSessions(
  db: Database,
  { userId, currentId, now, usedSince }: OwnSession & SessionTimes,
): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', currentId)
    .returning(['expires_at', 'updated_at'])
    .execute();
  return ended.filter((row) => row.expires_at > now && row.updated_at > usedSince).length;
}
