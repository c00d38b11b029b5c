import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import { addToCount, type Limit } from '../../limits/limits.queries.ts';
import { refuseAbove, take } from '../../limits/take.ts';

const WINDOW_SECONDS = 10 * 60;
/** More often than anybody presses the button. */
const BROWSER: Limit = { name: 'provider-browser', most: 60, seconds: WINDOW_SECONDS };
/** All teachers of a trust may share one address, and come back on the same morning. */
const NETWORK: Limit = { name: 'provider-network', most: 3000, seconds: WINDOW_SECONDS };
const WIDE_NETWORK: Limit = { name: 'provider-network-wide', most: 6000, seconds: WINDOW_SECONDS };
/** For the whole site. Codes by mail work while it is reached. */
const SITE: Limit = { name: 'provider-returns', most: 20_000, seconds: WINDOW_SECONDS };
const REFUSAL = 'sign-in/too-many-tries';

export type ProviderLimits = ReturnType<typeof createProviderLimits>;

/** Each return makes us ask the provider, which must not become a way to flood it. */
export function createProviderLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  return {
    /** Networks are counted also for browsers that we know, because leaving for a provider makes any browser known. */
    async takeReturn({ browser, network }: Origin): Promise<void> {
      await takeOne(BROWSER, browser);
      await takeOne(NETWORK, network);
      const wide = wideNetworkOf(network);
      if (wide) await takeOne(WIDE_NETWORK, wide);
      const ofAll = await addToCount(db, SITE, { key: 'all', now: now() });
      raiseAlarmAt(needs, SITE, ofAll);
      refuseAbove(SITE, ofAll, REFUSAL);
    },
  };

  function takeOne(limit: Limit, key: string): Promise<void> {
    return take(db, limit, { key, now: now(), refusal: REFUSAL });
  }
}
