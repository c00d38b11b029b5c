import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { SessionTimes } from '../auth/session-life.ts';

/** The domain of a profile's e-mail address, by which its school is found. */
const DOMAIN = sql<string>`split_part(profiles.email, '@', 2)`;

/** Every row also has the total number of signed-in people. */
export async function listSignedInPeople(
  db: Database,
  { domain, now, usedSince, most }: SessionTimes & { domain: string; most: number },
) {
  return db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.id', 'sessions.user_id')
    .select(({ fn }) => [
      'profiles.id as user_id',
      'profiles.email',
      'profiles.is_admin',
      fn.countAll<string>().as('sessions'),
      fn.max('sessions.updated_at').as('last_used'),
      sql<string>`count(*) over ()`.as('total'),
    ])
    .where(DOMAIN, '=', domain)
    .where('sessions.expires_at', '>', now)
    .where('sessions.updated_at', '>', usedSince)
    .groupBy('profiles.id')
    .orderBy('last_used', 'desc')
    .orderBy('profiles.email')
    .limit(most)
    .execute();
}

export interface EndedSession {
  user_id: string;
  expires_at: Date;
  updated_at: Date;
}

/** Administrators stay signed in, because they manage all schools. */
export async function deleteSessionsAtDomain(
  db: Database,
  domain: string,
): Promise<EndedSession[]> {
  return db
    .deleteFrom('sessions')
    .using('profiles')
    .whereRef('profiles.id', '=', 'sessions.user_id')
    .where(DOMAIN, '=', domain)
    .where('profiles.is_admin', '=', false)
    .returning(['sessions.user_id', 'sessions.expires_at', 'sessions.updated_at'])
    .execute();
}

export async function deleteSessionsOfPerson(
  db: Database,
  userId: string,
): Promise<EndedSession[]> {
  return db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .returning(['user_id', 'expires_at', 'updated_at'])
    .execute();
}

export async function findEmail(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email;
}
