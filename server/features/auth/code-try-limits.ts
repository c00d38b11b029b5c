import { VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import { createFloodLimit } from '../../limits/flood.ts';
import { addToCount, deleteCount, type Limit, readCount } from '../../limits/limits.queries.ts';
import { createRecentRefusals } from '../../limits/recent-refusals.ts';
import { addressAndNetwork, type Asked, kindKey } from './asked.ts';

const LIFE_SECONDS = VERIFICATION_CODE_MINUTES * 60;

/** Any tries at all: this only stops a flood. */
const TRIES: Limit = { name: 'tries-network', most: 6000, seconds: 10 * 60 };
/** At an address, in a browser that did not ask for its code. */
const TRIES_ELSEWHERE_NEAR: Limit = {
  name: 'tries-elsewhere-near',
  most: 5,
  seconds: LIFE_SECONDS,
};
const TRIES_ELSEWHERE: Limit = { name: 'tries-elsewhere', most: 20, seconds: LIFE_SECONDS };
/** Wrong codes on the whole site: at this pace the first of a million is expected after more than two years. */
const WRONG_CODES: Limit = { name: 'wrong-codes', most: 50, seconds: 60 * 60 };
const WHOLE_SITE = 'all';
const REFUSAL = 'sign-in/too-many-tries';

export type CodeTryLimits = ReturnType<typeof createCodeTryLimits>;

/** How often codes may be tried. Whoever causes a limit to be passed meets it first. */
export function createCodeTryLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  const refusals = createRecentRefusals(now);
  const takeFromFlood = createFloodLimit(TRIES, now);

  return {
    takeTry({ network }: Origin): void {
      takeFromFlood(network, REFUSAL);
    },

    /** Refuses a new browser that was refused a moment ago without asking again how many there were. */
    refuseTryAgain(email: string, { isNewBrowser, network }: Origin): void {
      if (!isNewBrowser) return;
      refusals.refuseAgain(TRIES_ELSEWHERE_NEAR, addressAndNetwork({ email, network }), REFUSAL);
    },

    /** Gives nothing when it was counted, and the time to wait when there are none left. */
    async takeTryElsewhere(asked: Asked): Promise<number | undefined> {
      const key = addressAndNetwork(asked);
      const near = await addToCount(db, TRIES_ELSEWHERE_NEAR, { key, now: now() });
      if (near.count > TRIES_ELSEWHERE_NEAR.most) {
        refusals.remember(TRIES_ELSEWHERE_NEAR, key, near.waitMs);
        return near.waitMs;
      }
      const ofAll = { key: kindKey(asked, asked.email), now: now() };
      const all = await addToCount(db, TRIES_ELSEWHERE, ofAll);
      return all.count <= TRIES_ELSEWHERE.most || asked.isAtSchool ? undefined : all.waitMs;
    },

    /** A new code has tries of its own. */
    async renewTries(transaction: Database, asked: Asked): Promise<void> {
      await deleteCount(transaction, TRIES_ELSEWHERE_NEAR, addressAndNetwork(asked));
    },

    /** Each comparison is a chance of one in a million, whoever takes it. */
    async noteWrongCodes({ isKnown }: Asked, comparisons: number): Promise<void> {
      if (isKnown || comparisons === 0) return;
      const adding = { key: WHOLE_SITE, now: now(), points: comparisons };
      const counted = await addToCount(db, WRONG_CODES, adding);
      raiseAlarmAt(needs, WRONG_CODES, counted, { added: comparisons });
    },

    /** Then one code is not enough in a browser that is not known. */
    async areCodesBeingGuessed(): Promise<boolean> {
      const { count } = await readCount(db, WRONG_CODES, { key: WHOLE_SITE, now: now() });
      return count >= WRONG_CODES.most;
    },
  };
}
