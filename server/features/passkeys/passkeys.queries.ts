import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function listPasskeyRows(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

interface NewPasskey {
  userId: string;
  /** The session in which it is added. */
  sessionId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  now: Date;
}

/** Undefined for a credential that is stored already. */
export async function insertPasskey(db: Database, passkey: NewPasskey) {
  return db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.now,
      last_used_at: null,
      // Of the session, not now: otherwise adding one passkey after another would never let it run out.
      confirmed_at: (eb) =>
        eb
          .selectFrom('sessions')
          .select((of) => of.fn.coalesce('address_confirmed_at', 'created_at').as('confirmed_at'))
          .where('id', '=', passkey.sessionId),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'credential_id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

/** Passkeys with their owners, who may sign in with them, by the ids that authenticators gave them. */
export async function findPasskeys(db: Database, credentialIds: string[]) {
  const rows = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .innerJoin('profiles', 'profiles.id', 'passkeys.user_id')
    .select([
      'passkeys.id',
      'passkeys.credential_id',
      'passkeys.public_key',
      'passkeys.counter',
      'passkeys.user_id',
      'users.email',
      sql<Date>`coalesce(passkeys.confirmed_at, passkeys.created_at)`.as('confirmed_at'),
      'profiles.is_admin',
    ])
    .where('credential_id', 'in', credentialIds)
    .execute();
  return new Map(rows.map((row) => [row.credential_id, row]));
}

/** Returns false for a passkey that was removed meanwhile. */
export async function notePasskeyUse(
  db: Database,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface OwnPasskey {
  id: string;
  userId: string;
}

export async function updatePasskeyName(
  db: Database,
  { id, userId, name }: OwnPasskey & { name: string },
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export async function deletePasskey(db: Database, { id, userId }: OwnPasskey): Promise<void> {
  await db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Returns how many there were. */
export async function deletePasskeysOf(db: Database, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Keeps other changes of the user's passkeys waiting until the transaction ends. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** For a user of whom no confirmation is recorded: a session proves one, from at most 30 days ago. */
export async function noteAddressOfSession(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ address_confirmed_at: now })
    .where('id', '=', userId)
    .where('address_confirmed_at', 'is', null)
    .execute();
}

/**
 * Records for one passkey what the owner has proved in a session that was just opened in the same browser. Other
 * passkeys of the user may belong to somebody who has left the school, and whose address a successor has now.
 */
export async function confirmPasskey(
  db: Database,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  await db
    .updateTable('passkeys')
    .from('sessions')
    .set((eb) => ({ confirmed_at: eb.ref('sessions.address_confirmed_at') }))
    .where('passkeys.id', '=', id)
    .where('sessions.id', '=', sessionId)
    .whereRef('sessions.user_id', '=', 'passkeys.user_id')
    .where((eb) =>
      eb(
        'sessions.address_confirmed_at',
        '>',
        eb.fn.coalesce('passkeys.confirmed_at', 'passkeys.created_at'),
      ),
    )
    .execute();
}

/** Lets a session that was opened without a passkey end when this passkey is removed, like those opened with it. */
export async function noteSessionPasskey(
  db: Database,
  { sessionId, passkeyId }: { sessionId: string; passkeyId: string },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({
      has_passkey: true,
      passkey_id: eb.fn.coalesce('passkey_id', eb.val(passkeyId)),
    }))
    .where('id', '=', sessionId)
    .execute();
}
