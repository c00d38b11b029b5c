import { RETENTION_SECONDS } from '#contract/retention.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import {
  addToCounts,
  type Count,
  type Counter,
  deleteCount,
  deleteCountsOf,
  type Limit,
  readCount,
  readCounts,
} from '../../limits/limits.queries.ts';
import { createFloodCounter } from '../../limits/flood.ts';
import { createRecentRefusals } from '../../limits/recent-refusals.ts';
import { refuseUsedUp, take } from '../../limits/take.ts';

const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

/** Wrong passwords from one browser, or from all browsers without a cookie in one network. */
const OWN: Limit = { name: 'passwords-own', most: 10, seconds: QUARTER_SECONDS };
/** Wrong passwords from one network where nobody has signed in to the school. */
const NETWORK: Limit = { name: 'passwords-network', most: 30, seconds: QUARTER_SECONDS };
const WIDE_NETWORK: Limit = { name: 'passwords-network-wide', most: 40, seconds: QUARTER_SECONDS };
/** Wrong passwords from all networks where nobody has signed in to the school. */
const STRANGERS: Limit = { name: 'passwords-strangers', most: 100, seconds: HOUR_SECONDS };
/**
 * Wrong passwords from a network of the school. A pupil at the next desk cannot close the login, only slow it down
 * for unknown browsers, and raise an alarm at the limit.
 */
const SCHOOL: Limit = {
  name: 'passwords-school',
  most: 2000,
  seconds: RETENTION_SECONDS.attemptCounts,
};
/** From so many wrong passwords in a network of the school on, each unknown browser in it is slowed down. */
const SLOWED_FROM = 50;
const SLOWED: Limit = { name: 'passwords-slowed', most: 1, seconds: 2 };
/**
 * Passwords from one network that are compared without hashing. More than a pupil can try in some minutes, and less
 * than the line of hashes lets through in a day, so that guessing becomes hardly faster.
 */
const QUICK_COMPARISONS = { most: 100_000, seconds: RETENTION_SECONDS.attemptCounts };

const REFUSAL = 'sign-in/too-many-tries';

export interface PasswordTry extends Origin {
  domain: string;
  /** This browser has signed in to this school. */
  isKnown: boolean;
  /** Somebody has signed in to this school from this network. */
  isAtSchool: boolean;
}

export type PasswordLimits = ReturnType<typeof createPasswordLimits>;

/** Limits on passwords. Only wrong ones count, so that a whole staff may sign in at the same time. */
export function createPasswordLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  const refusals = createRecentRefusals(now);
  const countQuickComparison = createFloodCounter(QUICK_COMPARISONS, now);

  return {
    /** Returns false when this network has had all its comparisons without hashing. */
    takeQuickComparison({
      domain,
      network,
    }: Pick<Origin, 'network'> & { domain: string }): boolean {
      return countQuickComparison(`${domain} ${network}`) === undefined;
    },

    /** True for every browser without a cookie: such browsers share their count, and a pupil would use it up. */
    async hasOwnTriesLeft(attempt: PasswordTry): Promise<boolean> {
      if (attempt.isNewBrowser) return true;
      const { count } = await readCount(db, OWN, { key: ownKey(attempt), now: now() });
      return count < OWN.most;
    },

    /** Refuses, without a query, a browser that was refused a moment ago. */
    refusePasswordAgain(attempt: Origin & { domain: string }): void {
      refusals.refuseAgain(OWN, ownKey(attempt), REFUSAL);
    },

    /** The same for a stranger whose network, or whose school for all strangers, was refused a moment ago. */
    refuseStrangerAgain(attempt: PasswordTry): void {
      if (attempt.isAtSchool) return;
      for (const { limit, key } of sharedCounters(attempt))
        refusals.refuseAgain(limit, key, REFUSAL);
    },

    async requireTriesLeft(attempt: PasswordTry): Promise<void> {
      await refusals.rememberRefusalBy(OWN, ownKey(attempt), () => checkTriesLeft(attempt));
    },

    async countWrongPassword(attempt: PasswordTry): Promise<void> {
      const { domain } = attempt;
      const counters = [{ limit: OWN, key: ownKey(attempt) }, ...sharedCounters(attempt)];
      const counts = await addToCounts(db, counters, { now: now() });
      counters.forEach(({ limit }, n) => {
        const count = counts[n];
        if (count && (limit === SCHOOL || limit === STRANGERS)) {
          raiseAlarmAt(needs, limit, count, { domain });
        }
      });
    },
  };

  async function checkTriesLeft(attempt: PasswordTry): Promise<void> {
    const own = { limit: OWN, key: ownKey(attempt) };
    const shared = sharedCounters(attempt);
    const [ofOwn, ...ofShared] = await readCounts(db, [own, ...shared], now());
    if (attempt.isKnown || !attempt.isAtSchool) {
      refuseUsedUp(OWN, ofOwn, REFUSAL);
      shared.forEach((counter, n) => refuseAndRemember(counter, ofShared[n]));
      return;
    }
    const [ofSchool] = ofShared;
    if (!attempt.isNewBrowser) refuseUsedUp(OWN, ofOwn, REFUSAL);
    const isSlowed = (ofOwn?.count ?? 0) >= OWN.most || (ofSchool?.count ?? 0) >= SLOWED_FROM;
    if (isSlowed) await take(db, SLOWED, { key: own.key, now: now(), refusal: REFUSAL });
  }

  function refuseAndRemember({ limit, key }: Counter, count: Count | undefined): void {
    if (count && count.count >= limit.most) refusals.remember(limit, key, count.waitMs);
    refuseUsedUp(limit, count, REFUSAL);
  }
}

/** The counters that an unknown browser shares with others. */
function sharedCounters({ domain, network, isKnown, isAtSchool }: PasswordTry): Counter[] {
  if (isKnown) return [];
  const networkKey = `${domain} ${network}`;
  if (isAtSchool) return [{ limit: SCHOOL, key: networkKey }];
  const wide = wideNetworkOf(network);
  return [
    { limit: NETWORK, key: networkKey },
    ...(wide ? [{ limit: WIDE_NETWORK, key: `${domain} ${wide}` }] : []),
    { limit: STRANGERS, key: domain },
  ];
}

/** Called when the password changes: tries of the old one no longer count. */
export async function deleteWrongPasswords(db: Database, domain: string): Promise<void> {
  for (const limit of [OWN, NETWORK, WIDE_NETWORK, SCHOOL, SLOWED]) {
    await deleteCountsOf(db, limit, domain);
  }
  await deleteCount(db, STRANGERS, domain);
}

function ownKey({ domain, browser, isNewBrowser, network }: Origin & { domain: string }): string {
  return `${domain} ${isNewBrowser ? `network ${network}` : `browser ${browser}`}`;
}
