import { batched } from '../../batched.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import { addToCount, type Count, type Limit } from '../../limits/limits.queries.ts';
import { take, tooMany } from '../../limits/take.ts';
import { findKnownBrowsers } from '../auth/known-places.queries.ts';
import { createProviderTurns } from './provider-turns.ts';

const WINDOW_SECONDS = 10 * 60;
/** More often than anybody presses the button. */
const BROWSER: Limit = { name: 'provider-browser', most: 60, seconds: WINDOW_SECONDS };
/** All teachers of a trust may share one address, and come back on the same morning. */
const NETWORK: Limit = { name: 'provider-network', most: 3000, seconds: WINDOW_SECONDS };
const WIDE_NETWORK: Limit = { name: 'provider-network-wide', most: 6000, seconds: WINDOW_SECONDS };
/** For the whole site. Nobody is refused for it, because strangers could use it up. */
const SITE: Limit = { name: 'provider-returns', most: 20_000, seconds: WINDOW_SECONDS };
const REFUSAL = 'sign-in/too-many-tries';

export type ProviderLimits = ReturnType<typeof createProviderLimits>;

/** Each return makes us ask the provider, which must not become a way to flood it. */
export function createProviderLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  const findKnown = batched((browsers) => findKnownBrowsers(db, browsers));
  const hasSignedIn = async (browser: string) => (await findKnown(browser)) === true;
  return {
    /**
     * Networks are counted first, and also for browsers with a cookie: leaving for a provider gives any browser one, and
     * a flood with a new one each time would leave a row for each.
     */
    async takeReturn({ browser, network }: Origin): Promise<void> {
      const usedUp = await takeFromNetworks(network);
      if (usedUp && !(await hasSignedIn(browser))) throw tooMany(REFUSAL, usedUp.waitMs);
      await take(db, BROWSER, { key: browser, now: now(), refusal: REFUSAL });
      raiseAlarmAt(needs, SITE, await addToCount(db, SITE, { key: 'all', now: now() }));
    },

    /** Asks a provider, for a few callers at a time. */
    takeTurn: createProviderTurns(hasSignedIn),
  };

  /** Returns the first count that is above its limit. */
  async function takeFromNetworks(network: string): Promise<Count | undefined> {
    const wide = wideNetworkOf(network);
    return (wide && (await takeOne(WIDE_NETWORK, wide))) || takeOne(NETWORK, network);
  }

  async function takeOne(limit: Limit, key: string): Promise<Count | undefined> {
    const counted = await addToCount(db, limit, { key, now: now() });
    return counted.count > limit.most ? counted : undefined;
  }
}
