import { sql } from 'kysely';
import type { SubscriptionStatus } from '#contract/schools.ts';
import type { Database } from '../../db/database.ts';
import type { SessionTimes } from './session-life.ts';

export interface SessionRow {
  token: string;
  session_id: string;
  last_used: Date;
  user_id: string;
  email: string;
  username: string | null;
  is_admin: boolean;
  school_id: string | null;
  school_name: string | null;
  subscription_status: SubscriptionStatus | null;
  ends_on: string | null;
  provider: string | null;
  provider_check_due_at: Date | null;
  has_passkey: boolean;
}

/** Finds the users of open sessions, with everything that decides what they may do, in one query. */
export async function findSessions(
  db: Database,
  { tokens, now, usedSince, confirmedSince }: SessionTimes & { tokens: string[] },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.id', 'sessions.user_id')
    .leftJoin('schools', (join) =>
      join.on('schools.domain', '=', sql<string>`split_part(profiles.email, '@', 2)`),
    )
    .select([
      'sessions.token',
      'sessions.id as session_id',
      'sessions.updated_at as last_used',
      'profiles.id as user_id',
      'profiles.email',
      'profiles.username',
      'profiles.is_admin',
      'schools.id as school_id',
      'schools.name as school_name',
      'schools.subscription_status',
      'schools.ends_on',
      'sessions.provider',
      'sessions.provider_check_due_at',
      'sessions.has_passkey',
    ])
    .where('sessions.token', '=', sql<string>`any(${tokens})`)
    .where('sessions.expires_at', '>', now)
    .where('sessions.updated_at', '>', usedSince)
    .where((eb) =>
      eb.or([
        eb('sessions.provider_confirmed_at', 'is', null),
        eb('sessions.provider_confirmed_at', '>', confirmedSince),
      ]),
    )
    .execute();
}

/** Keeps a later use that another copy has written. */
export async function noteSessionUses(
  db: Database,
  uses: { token: string; at: Date }[],
): Promise<void> {
  const tokens = uses.map(({ token }) => token);
  const times = uses.map(({ at }) => at.toISOString());
  await sql`
    update sessions set updated_at = noted.used_at
    from unnest(${tokens}::text[], ${times}::timestamptz[]) as noted (token, used_at)
    where sessions.token = noted.token and sessions.updated_at < noted.used_at
  `.execute(db);
}

interface NewSessionRow {
  token: string;
  userId: string;
  userAgent: string | null;
  now: Date;
  expiresAt: Date;
  passkeyId: string | undefined;
  addressConfirmedAt: Date | undefined;
  confirmed: { provider: string; at: Date; checkDueAt: Date } | undefined;
}

export async function insertSession(db: Database, session: NewSessionRow): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token: session.token,
      user_id: session.userId,
      user_agent: session.userAgent,
      created_at: session.now,
      updated_at: session.now,
      expires_at: session.expiresAt,
      has_passkey: session.passkeyId !== undefined,
      passkey_id: session.passkeyId ?? null,
      address_confirmed_at: session.addressConfirmedAt ?? null,
      provider: session.confirmed?.provider ?? null,
      provider_confirmed_at: session.confirmed?.at ?? null,
      provider_check_due_at: session.confirmed?.checkDueAt ?? null,
    })
    .execute();
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute();
}

export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends the sessions that a passkey opened, or that added it, except the one that removes it. */
export async function deleteSessionsOfPasskey(
  db: Database,
  { id, userId, sessionId }: { id: string; userId: string; sessionId: string },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('passkey_id', '=', id)
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .execute();
}

export async function deleteExpiredSessions(
  db: Database,
  { now, usedSince }: SessionTimes,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('updated_at', '<=', usedSince)]))
    .execute();
}
