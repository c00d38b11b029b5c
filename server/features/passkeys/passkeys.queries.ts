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
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'credential_id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

/** The passkey with its owner, who may sign in with it. */
export async function findPasskey(db: Database, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .innerJoin('profiles', 'profiles.id', 'passkeys.user_id')
    .select([
      'passkeys.id',
      'passkeys.public_key',
      'passkeys.counter',
      'passkeys.user_id',
      'users.email',
      'users.address_confirmed_at',
      'profiles.is_admin',
    ])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
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

/** A session proves that the address was confirmed when it began, at most 30 days ago. */
export async function noteAddressOfSession(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ address_confirmed_at: now })
    .where('id', '=', userId)
    .where('address_confirmed_at', 'is', null)
    .execute();
}

export async function noteSessionPasskey(db: Database, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ has_passkey: true }).where('id', '=', sessionId).execute();
}
