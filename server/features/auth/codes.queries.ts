import type { Database } from '../../db/database.ts';

interface NewCode {
  email: string;
  browser: string;
  hash: string;
  isSecond: boolean;
  createdAt: Date;
  expiresAt: Date;
}

export interface StoredCode {
  id: string;
  hash: string;
  is_second: boolean;
  expires_at: Date;
}

/** How often the browser that asked for a code may try it. */
export const CODE_TRIES = 5;
/** The clocks of two copies may differ by this much. A code created later than that was made while the clock was fast. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * A browser has one code for an address: a new code replaces the old one and can be tried as often. It also replaces
 * the code that version 1.0 may have sent.
 */
export async function replaceCode(db: Database, code: NewCode): Promise<void> {
  await db
    .with('replaced', (cte) =>
      cte.deleteFrom('verifications').where('identifier', '=', version1Identifier(code.email)),
    )
    .insertInto('sign_in_codes')
    .values({
      email: code.email,
      browser: code.browser,
      hash: code.hash,
      is_second: code.isSecond,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['email', 'browser']).doUpdateSet((eb) => ({
        id: eb.ref('excluded.id'),
        hash: eb.ref('excluded.hash'),
        tries: 0,
        is_second: eb.ref('excluded.is_second'),
        created_at: eb.ref('excluded.created_at'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute();
}

/** Counts the try before the code is compared, so that no number of tries at once gets past the limit. */
export async function takeTryOfOwnCode(
  db: Database,
  { email, browser, now }: { email: string; browser: string; now: Date },
): Promise<(StoredCode & { tries: number }) | undefined> {
  return db
    .updateTable('sign_in_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('email', '=', email)
    .where('browser', '=', browser)
    .where('expires_at', '>', now)
    .where('created_at', '<=', latestCreation(now))
    .returning(['id', 'hash', 'is_second', 'tries', 'expires_at'])
    .executeTakeFirst();
}

/**
 * The code of the latest message to an address, unless `exceptBrowser` asked for it. It may have been sent by version
 * 1.0, just before an upgrade. Never a second code: that one counts only in the browser that entered the first.
 */
export async function findLatestCode(
  db: Database,
  { email, exceptBrowser, now }: { email: string; exceptBrowser?: string | undefined; now: Date },
): Promise<StoredCode | undefined> {
  const latest = await db
    .selectFrom('sign_in_codes')
    .select(['id', 'browser', 'hash', 'is_second', 'expires_at'])
    .where('email', '=', email)
    .where('is_second', '=', false)
    .where('expires_at', '>', now)
    .where('created_at', '<=', latestCreation(now))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return findCodeOfVersion1(db, email, now);
  return latest.browser === exceptBrowser ? undefined : latest;
}

/** Version 1.0 had one code for an address, of the same form, with the number of its tries behind it. */
async function findCodeOfVersion1(
  db: Database,
  email: string,
  now: Date,
): Promise<StoredCode | undefined> {
  const row = await db
    .selectFrom('verifications')
    .select(['id', 'value', 'expires_at'])
    .where('identifier', '=', version1Identifier(email))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, value, expires_at } = row;
  return { id, hash: value.split(':')[0] ?? '', is_second: false, expires_at };
}

function version1Identifier(email: string): string {
  return `sign-in-otp-${email}`;
}

/** Returns whether the code still existed: of many requests with the same code, one deletes it. */
export async function deleteCode(db: Database, id: string): Promise<boolean> {
  for (const table of ['sign_in_codes', 'verifications'] as const) {
    const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
    if (numDeletedRows > 0n) return true;
  }
  return false;
}

export async function deleteExpiredCodes(db: Database, now: Date): Promise<void> {
  for (const table of ['sign_in_codes', 'verifications'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
}

function latestCreation(now: Date): Date {
  return new Date(now.getTime() + CLOCK_TOLERANCE_MS);
}
