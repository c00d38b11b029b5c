import type { Deps } from '../../deps.ts';
import { countersOf, type Origin } from '../../http/browser-cookie.ts';
import type { Limit } from '../../limits/limits.queries.ts';
import { takeAll } from '../../limits/take.ts';

/** Each return makes us ask the provider, which must not become a way to flood it. A staff room behind one address stays far below. */
const RETURNS: Limit = { name: 'provider-returns', most: 300, seconds: 10 * 60 };

export async function takeReturn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  origin: Origin,
): Promise<void> {
  const counters = countersOf(origin).map((key) => ({ limit: RETURNS, key }));
  await takeAll(db, counters, { now: now(), refusal: 'sign-in/too-many-tries' });
}
