import type { Deps } from '../../deps.ts';
import type { Limit } from '../../limits/limits.queries.ts';
import { take } from '../../limits/take.ts';

/** For each session: more than a teacher takes, also one who collects a whole year. */
const WEEK_LINKS: Limit = { name: 'week-links', most: 60, seconds: 10 * 60 };

/** By session and not by person, because a whole school may share one login. */
export async function takeWeekLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
): Promise<void> {
  await take(db, WEEK_LINKS, { key: sessionId, now: now(), refusal: 'week/too-many' });
}
