import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import {
  addToCounts,
  type Counter,
  deleteCount,
  deleteCountsOf,
  type Limit,
  readCount,
} from '../../limits/limits.queries.ts';
import { requireRemaining, take } from '../../limits/take.ts';
import { isKnownPlace } from './known-places.queries.ts';

const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Wrong passwords from one browser, or from all browsers without a cookie in one network. */
const OWN: Limit = { name: 'passwords-own', most: 10, seconds: QUARTER_SECONDS };
/** Wrong passwords from one network where nobody has signed in to the school. */
const NETWORK: Limit = { name: 'passwords-network', most: 30, seconds: QUARTER_SECONDS };
const WIDE_NETWORK: Limit = { name: 'passwords-network-wide', most: 40, seconds: QUARTER_SECONDS };
/** Wrong passwords from all networks where nobody has signed in to the school. */
const STRANGERS: Limit = { name: 'passwords-strangers', most: 100, seconds: HOUR_SECONDS };
/**
 * Wrong passwords from a network of the school. A pupil at the next desk cannot close the login, only slow it down
 * for unknown browsers.
 */
const SCHOOL: Limit = { name: 'passwords-school', most: 2000, seconds: DAY_SECONDS };
const SLOWED: Limit = { name: 'passwords-slowed', most: 1, seconds: 2 };

const REFUSAL = 'sign-in/too-many-tries';

export interface PasswordTry extends Origin {
  domain: string;
  /** This browser has signed in to this school. */
  isKnown: boolean;
}

export type PasswordLimits = ReturnType<typeof createPasswordLimits>;

/** Limits on passwords. Only wrong ones count, so that a whole staff may sign in at the same time. */
export function createPasswordLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;

  return {
    async requireTriesLeft(attempt: PasswordTry): Promise<void> {
      const own = { limit: OWN, key: ownKey(attempt) };
      const shared = attempt.isKnown ? [] : await sharedCounters(attempt);
      const isAtSchool = shared.some(({ limit }) => limit === SCHOOL);
      if (!isAtSchool || !attempt.isNewBrowser)
        return requireRemaining(db, [own, ...shared], takeOptions());
      await requireRemaining(db, shared, takeOptions());
      const { count } = await readCount(db, OWN, { key: own.key, now: now() });
      return count < OWN.most ? undefined : take(db, SLOWED, { ...takeOptions(), key: own.key });
    },

    async countWrongPassword(attempt: PasswordTry): Promise<void> {
      const { domain, isKnown } = attempt;
      const own = { limit: OWN, key: ownKey(attempt) };
      const counters = isKnown ? [own] : [own, ...(await sharedCounters(attempt))];
      const counts = await addToCounts(db, counters, { now: now() });
      counters.forEach(({ limit }, n) => {
        const count = counts[n];
        if (count && (limit === SCHOOL || limit === STRANGERS)) {
          raiseAlarmAt(needs, limit, count, { domain });
        }
      });
    },
  };

  /** The counters that an unknown browser shares with others. */
  async function sharedCounters({ domain, network }: PasswordTry): Promise<Counter[]> {
    const networkKey = `${domain} ${network}`;
    if (await isKnownPlace(db, domain, { network })) return [{ limit: SCHOOL, key: networkKey }];
    const wide = wideNetworkOf(network);
    return [
      { limit: NETWORK, key: networkKey },
      ...(wide ? [{ limit: WIDE_NETWORK, key: `${domain} ${wide}` }] : []),
      { limit: STRANGERS, key: domain },
    ];
  }

  function takeOptions() {
    return { now: now(), refusal: REFUSAL } as const;
  }
}

/** Called when the password changes: tries of the old one no longer count. */
export async function deleteWrongPasswords(db: Database, domain: string): Promise<void> {
  for (const limit of [OWN, NETWORK, WIDE_NETWORK, SCHOOL, SLOWED]) {
    await deleteCountsOf(db, limit, domain);
  }
  await deleteCount(db, STRANGERS, domain);
}

function ownKey({ domain, browser, isNewBrowser, network }: PasswordTry): string {
  return `${domain} ${isNewBrowser ? `network ${network}` : `browser ${browser}`}`;
}
