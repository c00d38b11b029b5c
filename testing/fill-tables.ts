import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';

interface Owner {
  email: string;
  userId: string;
  now: Date;
}

/** Writes an address into every column that may hold one, besides those that a sign-in has written. */
export async function fillTables(db: Database, { email, userId, now }: Owner): Promise<void> {
  const later = new Date(now.getTime() + 365 * 24 * 60 * 60_000);
  const id = randomUUID();
  await db
    .insertInto('audit_log')
    .values([
      { actor: email, action: 'folder created', subject: 'Year 2', details: '{}' },
      { actor: 'office', action: 'person signed out', subject: email, details: '{}' },
    ])
    .execute();
  await db
    .insertInto('deletions')
    .values({ path: 'Year 9', deleted_by: email, deleted_at: now, expires_at: later })
    .execute();
  await db
    .insertInto('rate_limits')
    .values({ key: `code-pause:${email} browser`, points: 1, expire: String(later.getTime()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('scheme_loads')
    .values({
      started_by: email,
      ended_at: now,
      started_at: now,
      heartbeat_at: now,
      done: 0,
      total: 0,
    })
    .execute();
  await db
    .insertInto('schools')
    .values({ name: 'School', domain: `${id}.example`, contact_name: 'Ada', contact_email: email })
    .execute();
  await db
    .insertInto('sign_in_codes')
    .values({ email, browser: id, hash: 'x', created_at: now, expires_at: later })
    .execute();
  await db
    .insertInto('support_messages')
    .values({ name: 'Ada', email, message: 'Where is Week 7?' })
    .execute();
  await db
    .insertInto('verifications')
    .values({ identifier: `sign-in:${email}`, value: 'x', expires_at: later })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: id,
      public_key: Buffer.from('x'),
      counter: 0,
      name: `Laptop of ${email}`,
      created_at: now,
      last_used_at: null,
    })
    .execute();
  await db
    .insertInto('provider_accounts')
    .values({ user_id: userId, issuer: 'https://id.example', subject: email, created_at: now })
    .execute();
}
