import type { Deps } from '../../deps.ts';
import { followCalendar } from './subscriptions.service.ts';

const EVERY_MS = 60 * 60_000;

type Needs = Pick<Deps, 'db' | 'mail' | 'now' | 'log'>;

/** Follows the calendar once after the start, then every hour; the first run after midnight in London does the work of the day. */
export function startSubscriptionClock(needs: Needs): () => Promise<void> {
  let running = run();
  const timer = setInterval(() => (running = run()), EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };

  async function run(): Promise<void> {
    try {
      await followCalendar(needs);
    } catch (error) {
      needs.log.warn({ err: error }, 'following the calendar of subscriptions did not succeed');
    }
  }
}
