import { VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import { createFloodCounter } from '../../limits/flood.ts';
import { addToCount, deleteCount, type Limit, readCount } from '../../limits/limits.queries.ts';
import { createRecentRefusals } from '../../limits/recent-refusals.ts';
import { tooMany } from '../../limits/take.ts';
import { addressNetworkKey, type Visitor } from './visitor.ts';

const CODE_SECONDS = VERIFICATION_CODE_MINUTES * 60;

/** Tries from one browser, or from all browsers without a cookie in one network: only a flood reaches this. */
const TRIES = { most: 6000, seconds: 10 * 60 };
/**
 * Tries for an address in a browser that did not ask for its code, or in all browsers without a cookie in one network.
 * No limit counts all of them together, because strangers could use it up; the limit on wrong codes bounds guessing.
 */
const OTHER_BROWSER_TRIES: Limit = { name: 'tries-elsewhere', most: 5, seconds: CODE_SECONDS };
/** Wrong codes on the whole site. At this rate a correct guess, one in a million, takes more than two years on average. */
const WRONG_CODES: Limit = { name: 'wrong-codes', most: 50, seconds: 60 * 60 };
const WHOLE_SITE = 'all';
const REFUSAL = 'sign-in/too-many-tries';

export type CodeTryLimits = ReturnType<typeof createCodeTryLimits>;

/** Limits on entering codes. A guesser uses up the limits of its own browsers and networks before shared ones. */
export function createCodeTryLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  const refusals = createRecentRefusals(now);
  const countTry = createFloodCounter(TRIES, now);

  return {
    /** Counts a browser with a cookie by itself: a flood from its network must not refuse it. */
    takeTry({ isNewBrowser, browser, network }: Origin): void {
      const waitMs = countTry(isNewBrowser ? network : browser);
      if (waitMs !== undefined) throw tooMany(REFUSAL, waitMs);
    },

    /** Refuses, without a query, a browser without a cookie that was refused a moment ago. */
    refuseTryAgain(email: string, origin: Origin): void {
      if (!origin.isNewBrowser) return;
      refusals.refuseAgain(OTHER_BROWSER_TRIES, triesKey({ email, ...origin }), REFUSAL);
    },

    /** Counts a try. Returns the time to wait when no try is left. */
    async takeOtherBrowserTry(visitor: Visitor): Promise<number | undefined> {
      const key = triesKey(visitor);
      const { count, waitMs } = await addToCount(db, OTHER_BROWSER_TRIES, { key, now: now() });
      if (count <= OTHER_BROWSER_TRIES.most) return undefined;
      refusals.remember(OTHER_BROWSER_TRIES, key, waitMs);
      return waitMs;
    },

    /** A new code can be tried as often as the one before. */
    async renewTries(transaction: Database, visitor: Visitor): Promise<void> {
      await deleteCount(transaction, OTHER_BROWSER_TRIES, triesKey(visitor));
    },

    /** Counts comparisons rather than requests, because each comparison is a chance of one in a million. */
    async countWrongCodes({ isKnown }: Visitor, comparisons: number): Promise<void> {
      if (isKnown || comparisons === 0) return;
      const options = { key: WHOLE_SITE, now: now(), points: comparisons };
      const counted = await addToCount(db, WRONG_CODES, options);
      raiseAlarmAt(needs, WRONG_CODES, counted, { added: comparisons });
    },

    /** While this is true, an unknown browser needs a second code. */
    async areCodesBeingGuessed(): Promise<boolean> {
      const { count } = await readCount(db, WRONG_CODES, { key: WHOLE_SITE, now: now() });
      return count >= WRONG_CODES.most;
    },
  };
}

function triesKey(origin: Origin & { email: string }): string {
  return origin.isNewBrowser
    ? addressNetworkKey(origin)
    : `${origin.email} browser ${origin.browser}`;
}
