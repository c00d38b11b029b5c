import type { Database } from '../../db/database.ts';
import { countersOf, type Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import { addToCounts, type Counter, type Limit } from '../../limits/limits.queries.ts';
import { refuseAbove, requireRemaining, takeAll } from '../../limits/take.ts';

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
      const options = { now: now(), refusal: REFUSAL } as const;
      if (sender.userId !== undefined) {
        return takeAll(db, [{ limit: PERSON, key: `user ${sender.userId}` }], options);
      }
      const own = ownCounters(email, sender);
      const shared = sharedCounters(sender);
      // Before anything is counted, because each new browser has a row of its own.
      await requireRemaining(db, [...own, ...shared], options);
      // Before the others, so that nobody uses those up with messages that are refused.
      await takeAll(db, own, options);
      const counts = await addToCounts(db, shared, options);
      shared.forEach(({ limit }, n) => {
        const count = counts[n];
        if (count && limit === VISITORS) raiseAlarmAt(needs, limit, count);
        refuseAbove(limit, count, REFUSAL);
      });
    },
  };
}

/** A browser counts by itself, whatever addresses its user types; a network only with the address. */
function ownCounters(email: string, sender: Sender): Counter[] {
  const [browser = '', network] = countersOf(sender);
  return [
    { limit: PERSON, key: browser },
    ...(network === undefined ? [] : [{ limit: PERSON, key: `${email} ${network}` }]),
  ];
}

function sharedCounters({ isNewBrowser, network }: Sender): Counter[] {
  const wide = wideNetworkOf(network);
  return [
    { limit: isNewBrowser ? NEW_BROWSERS : BROWSERS, key: network },
    ...(wide ? [{ limit: WIDE_NETWORK, key: wide }] : []),
    { limit: VISITORS, key: 'all' },
  ];
}
