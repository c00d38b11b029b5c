import type { Database } from '../../db/database.ts';
import { countersOf, type Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import { addToCount, type Limit } from '../../limits/limits.queries.ts';
import { refuseAbove, take } from '../../limits/take.ts';

const HOUR_SECONDS = 60 * 60;
/** More than anybody has to say, and few enough to read. */
const PERSON: Limit = { name: 'support-person', most: 10, seconds: HOUR_SECONDS };
/** Many schools may share one address on the internet, but they do not all need help in the same hour. */
const NEW_BROWSERS: Limit = { name: 'support-new-browsers', most: 60, seconds: HOUR_SECONDS };
const BROWSERS: Limit = { name: 'support-browsers', most: 60, seconds: HOUR_SECONDS };
const WIDE_NETWORK: Limit = { name: 'support-network-wide', most: 240, seconds: HOUR_SECONDS };
/** The whole site, without those who are signed in. */
const VISITORS: Limit = { name: 'support-visitors', most: 1000, seconds: HOUR_SECONDS };

const REFUSAL = 'support/too-many-messages';

export interface Sender extends Origin {
  /** Of somebody who is signed in. */
  userId: string | undefined;
}

export type SupportLimits = ReturnType<typeof createSupportLimits>;

/** How many messages are taken. Nobody can use up the messages of somebody else. */
export function createSupportLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  return {
    async takeMessage(email: string, sender: Sender): Promise<void> {
      if (sender.userId !== undefined) return takeOne(PERSON, `user ${sender.userId}`);
      for (const counter of countersOf(sender)) await takeOne(PERSON, `${email} ${counter}`);
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
