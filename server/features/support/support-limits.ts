import type { Database } from '../../db/database.ts';
import { countersOf, type Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import { addToCount, type Limit } from '../../limits/limits.queries.ts';
import { refuseAbove, take } from '../../limits/take.ts';

const HOUR_SECONDS = 60 * 60;
/** More than a person needs, and few enough for the team to read. */
const PERSON: Limit = { name: 'support-person', most: 10, seconds: HOUR_SECONDS };
/** Many schools may share one address, but they do not all need help in the same hour. */
const NEW_BROWSERS: Limit = { name: 'support-new-browsers', most: 60, seconds: HOUR_SECONDS };
const BROWSERS: Limit = { name: 'support-browsers', most: 60, seconds: HOUR_SECONDS };
const WIDE_NETWORK: Limit = { name: 'support-network-wide', most: 240, seconds: HOUR_SECONDS };
/** For all visitors of the site together. */
const VISITORS: Limit = { name: 'support-visitors', most: 1000, seconds: HOUR_SECONDS };

const REFUSAL = 'support/too-many-messages';

export interface Sender extends Origin {
  /** Undefined for a visitor. */
  userId: string | undefined;
}

export type SupportLimits = ReturnType<typeof createSupportLimits>;

/** Limits the messages of each sender, so that nobody can use up the limit of somebody else. */
export function createSupportLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  return {
    async takeMessage(email: string, sender: Sender): Promise<void> {
      if (sender.userId !== undefined) return takeOne(PERSON, `user ${sender.userId}`);
      // A browser counts by itself, whatever addresses its user types; a network only with the address.
      const [browser = '', network] = countersOf(sender);
      await takeOne(PERSON, browser);
      if (network !== undefined) await takeOne(PERSON, `${email} ${network}`);
      await takeOne(sender.isNewBrowser ? NEW_BROWSERS : BROWSERS, sender.network);
      const wide = wideNetworkOf(sender.network);
      if (wide) await takeOne(WIDE_NETWORK, wide);
      const ofAll = await addToCount(db, VISITORS, { key: 'all', now: now() });
      raiseAlarmAt(needs, VISITORS, ofAll);
      return refuseAbove(VISITORS, ofAll, REFUSAL);
    },
  };

  function takeOne(limit: Limit, key: string): Promise<void> {
    return take(db, limit, { key, now: now(), refusal: REFUSAL });
  }
}
