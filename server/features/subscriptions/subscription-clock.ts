import type { Deps } from '../../deps.ts';
import { repeat } from '../../repeat.ts';
import { followCalendar } from './subscriptions.service.ts';

const HOUR_MS = 60 * 60_000;

/** Follows the calendar after the start and every hour; the first run after midnight in London does the work of the day. */
export function startSubscriptionClock(needs: Pick<Deps, 'db' | 'mail' | 'now' | 'log'>) {
  return repeat(() => followCalendar(needs), {
    everyMs: HOUR_MS,
    log: needs.log,
    failure: 'following the calendar of subscriptions did not succeed',
  });
}
