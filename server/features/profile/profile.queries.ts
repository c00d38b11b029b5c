import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

interface OwnProfile {
  email: string;
  username: string | null;
  newsletter: boolean;
}

interface Changes {
  username?: string | undefined;
  newsletter?: boolean | undefined;
}

export async function findProfile(db: Database, userId: string): Promise<OwnProfile | undefined> {
  return db
    .selectFrom('profiles')
    .select(['email', 'username', 'newsletter'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Names the two columns that may change, so that no other field of a request reaches the table. */
export async function updateProfile(
  db: Database,
  userId: string,
  { username, newsletter }: Changes,
  now: Date,
): Promise<OwnProfile | undefined> {
  return db
    .updateTable('profiles')
    .set({
      updated_at: now,
      ...(username !== undefined && { username }),
      ...(newsletter !== undefined && {
        newsletter,
        newsletter_since: newsletterSince(newsletter, now),
      }),
    })
    .where('id', '=', userId)
    .returning(['email', 'username', 'newsletter'])
    .executeTakeFirst();
}

/** A choice that is made again keeps its date; one from before dates were recorded stays without a date. */
function newsletterSince(newsletter: boolean, now: Date) {
  if (!newsletter) return null;
  return sql<Date | null>`case when newsletter then newsletter_since else ${now}::timestamptz end`;
}
