import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import {
  addToCount,
  deleteCount,
  deleteCountsOf,
  type Limit,
  readCount,
} from '../../limits/limits.queries.ts';
import { requireLeft, take } from '../../limits/take.ts';
import { isKnownPlace } from './known-places.queries.ts';

const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Wrong passwords of one browser, or of all new browsers of one network. */
const OWN: Limit = { name: 'passwords-own', most: 10, seconds: QUARTER_SECONDS };
/** Wrong ones from a network where nobody of the school has signed in, from all of its browsers. */
const NETWORK: Limit = { name: 'passwords-network', most: 30, seconds: QUARTER_SECONDS };
const WIDE_NETWORK: Limit = { name: 'passwords-network-wide', most: 40, seconds: QUARTER_SECONDS };
/** Wrong ones from everywhere where nobody of the school has signed in. */
const STRANGERS: Limit = { name: 'passwords-strangers', most: 100, seconds: HOUR_SECONDS };
/**
 * Wrong ones from a network of the school: somebody at the next desk cannot close the login, only slow it down
 * for browsers that nobody has signed in with.
 */
const SCHOOL: Limit = { name: 'passwords-school', most: 2000, seconds: DAY_SECONDS };
const SLOWED: Limit = { name: 'passwords-slowed', most: 1, seconds: 2 };

const REFUSAL = 'sign-in/too-many-tries';

export interface PasswordTry extends Origin {
  domain: string;
  /** This browser has signed in to this school before. */
  isKnown: boolean;
}

export type PasswordLimits = ReturnType<typeof createPasswordLimits>;

/** How often a password may be tried. Only wrong ones count: a whole staff may sign in at the same time. */
export function createPasswordLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;

  return {
    async requireFewWrong(attempt: PasswordTry): Promise<void> {
      const own = ownKey(attempt);
      if (attempt.isKnown) return requireSome(OWN, own);
      if (!(await isAtSchool(attempt))) return requireFewOfStrangers(attempt);
      await requireSome(SCHOOL, networkKey(attempt));
      if (!attempt.isNewBrowser) return requireSome(OWN, own);
      const { count } = await readCount(db, OWN, { key: own, now: now() });
      if (count < OWN.most) return undefined;
      return take(db, SLOWED, { key: own, now: now(), refusal: REFUSAL });
    },

    async noteWrong(attempt: PasswordTry): Promise<void> {
      const { domain, isKnown } = attempt;
      await count(OWN, ownKey(attempt));
      if (isKnown) return;
      if (await isAtSchool(attempt)) {
        raiseAlarmAt(needs, SCHOOL, await count(SCHOOL, networkKey(attempt)), { domain });
        return;
      }
      await count(NETWORK, networkKey(attempt));
      const wide = wideKey(attempt);
      if (wide) await count(WIDE_NETWORK, wide);
      raiseAlarmAt(needs, STRANGERS, await count(STRANGERS, domain), { domain });
    },
  };

  async function requireFewOfStrangers(attempt: PasswordTry): Promise<void> {
    await requireSome(OWN, ownKey(attempt));
    await requireSome(NETWORK, networkKey(attempt));
    const wide = wideKey(attempt);
    if (wide) await requireSome(WIDE_NETWORK, wide);
    await requireSome(STRANGERS, attempt.domain);
  }

  function isAtSchool({ domain, network }: PasswordTry): Promise<boolean> {
    return isKnownPlace(db, domain, { network });
  }

  function requireSome(limit: Limit, key: string): Promise<void> {
    return requireLeft(db, limit, { key, now: now(), refusal: REFUSAL });
  }

  function count(limit: Limit, key: string) {
    return addToCount(db, limit, { key, now: now() });
  }
}

/** With another password nothing that was tried before counts. */
export async function deleteWrongPasswords(db: Database, domain: string): Promise<void> {
  for (const limit of [OWN, NETWORK, WIDE_NETWORK, SCHOOL, SLOWED]) {
    await deleteCountsOf(db, limit, domain);
  }
  await deleteCount(db, STRANGERS, domain);
}

function ownKey({ domain, browser, isNewBrowser, network }: PasswordTry): string {
  return `${domain} ${isNewBrowser ? `network ${network}` : `browser ${browser}`}`;
}

function networkKey({ domain, network }: PasswordTry): string {
  return `${domain} ${network}`;
}

function wideKey({ domain, network }: PasswordTry): string | undefined {
  const wide = wideNetworkOf(network);
  return wide && `${domain} ${wide}`;
}
