import type { Database } from '../../db/database.ts';
import type { SessionTimes } from './session-life.ts';

interface Own {
  userId: string;
  currentId: string;
}

/** The current one first, then by use. Each row has the number of all that are open. */
export async function listOpenSessions(
  db: Database,
  { userId, currentId, now, usedSince, most }: Own & SessionTimes & { most: number },
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

/** Never the current one, nor anybody else's. */
export async function deleteOtherSession(
  db: Database,
  { id, userId, currentId }: Own & { id: string },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('id', '<>', currentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Gives how many of them were still open. */
export async function deleteOtherSessions(
  db: Database,
  { userId, currentId, now, usedSince }: Own & SessionTimes,
): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', currentId)
    .returning(['expires_at', 'updated_at'])
    .execute();
  return ended.filter((row) => row.expires_at > now && row.updated_at > usedSince).length;
}
