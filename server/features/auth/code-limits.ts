import { CODE_RESEND_SECONDS, VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { countersOf, type Origin } from '../../http/browser-cookie.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import {
  addToCount,
  type Count,
  deleteCount,
  type Limit,
  readCount,
  subtractFromCount,
} from '../../limits/limits.queries.ts';
import { createFloodLimit } from '../../limits/flood.ts';
import { createRecentRefusals } from '../../limits/recent-refusals.ts';
import { refuseAbove, requireLeft, take, tooMany } from '../../limits/take.ts';
import { isKnownPlace } from './known-places.queries.ts';

const HOUR_SECONDS = 60 * 60;
const TEN_MINUTES_SECONDS = 10 * 60;
const LIFE_SECONDS = VERIFICATION_CODE_MINUTES * 60;
/** An IPv6 /48 holds as many /64 as a provider likes; a few of them are one school. */
const WIDE_FACTOR = 4;

/** For one address, asked by one browser. */
const PAUSE: Limit = { name: 'code-pause', most: 1, seconds: CODE_RESEND_SECONDS };
const SLOT: Limit = { name: 'code-slot', most: 1, seconds: HOUR_SECONDS };
const CODES_AN_HOUR = 5;
/** For one address, asked for the first time by a browser that is not known to it: more would be a mail bomb. */
const STRANGERS_NEAR: Limit = { name: 'code-strangers-near', most: 5, seconds: HOUR_SECONDS };
const STRANGERS: Limit = { name: 'code-strangers', most: 8, seconds: HOUR_SECONDS };
/** Codes that nobody has entered yet. Entering one gives it back, so a school's whole staff stays below. */
const NETWORK: Limit = { name: 'code-network', most: 200, seconds: TEN_MINUTES_SECONDS };
const DOMAIN: Limit = { name: 'code-domain', most: 300, seconds: HOUR_SECONDS };
const SITE: Limit = { name: 'code-site', most: 10_000, seconds: HOUR_SECONDS };
/** Messages to addresses at domains that no school has; more are not sent at all. */
const STRANGERS_MAIL: Limit = {
  name: 'mail-to-strangers',
  most: 300,
  seconds: TEN_MINUTES_SECONDS,
};
/** Any tries at all: this only stops a flood. */
const TRIES: Limit = { name: 'tries-network', most: 6000, seconds: TEN_MINUTES_SECONDS };
/** At an address, in a browser that did not ask for its code. */
const TRIES_ELSEWHERE_NEAR: Limit = {
  name: 'tries-elsewhere-near',
  most: 5,
  seconds: LIFE_SECONDS,
};
const TRIES_ELSEWHERE: Limit = { name: 'tries-elsewhere', most: 20, seconds: LIFE_SECONDS };
/** Wrong codes on the whole site: at this pace the first of a million is expected after more than two years. */
const WRONG_CODES: Limit = { name: 'wrong-codes', most: 50, seconds: HOUR_SECONDS };
const WHOLE_SITE = 'all';

const REQUEST_REFUSED = 'sign-in/too-many-codes';
const TRY_REFUSED = 'sign-in/too-many-tries';

export interface Asked extends Origin {
  email: string;
  domain: string;
  /** This browser has signed in to this address before. */
  isKnown: boolean;
  /** This browser has asked for a code to this address before. */
  hasAsked: boolean;
}

export type CodeLimits = ReturnType<typeof createCodeLimits>;

/** How often codes may be asked for and tried. Whoever causes a limit to be passed meets it first. */
export function createCodeLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  const refusals = createRecentRefusals(now);
  const takeFromFlood = createFloodLimit(TRIES, now);

  return {
    /** Counted at once, refused or not: a flood is a flood. */
    async takeRequest(asked: Asked): Promise<void> {
      if (asked.isKnown || asked.hasAsked) return;
      const fromNetwork = kindKey(asked, asked.network);
      refusals.refuseAgain(NETWORK, fromNetwork, REQUEST_REFUSED);
      if (asked.isNewBrowser) refusals.refuseAgain(PAUSE, nearKey(asked), REQUEST_REFUSED);
      await refusals.noting(NETWORK, fromNetwork, () => takeFromNetwork(asked));
      await requireLeft(db, SITE, { key: WHOLE_SITE, now: now(), refusal: REQUEST_REFUSED });
      await requireDomainLeft(asked);
    },

    /** Counted with what the transaction does, or not at all. */
    async takeCode(transaction: Database, asked: Asked): Promise<void> {
      const taking = () => takeOfAddress(transaction, asked);
      await (asked.isNewBrowser ? refusals.noting(PAUSE, nearKey(asked), taking) : taking());
      await deleteCount(transaction, TRIES_ELSEWHERE_NEAR, nearKey(asked));
    },

    /** Not refused: the answer must not tell which domains are those of schools. */
    async mayMailStranger(transaction: Database): Promise<boolean> {
      const counted = await addToCount(transaction, STRANGERS_MAIL, {
        key: WHOLE_SITE,
        now: now(),
      });
      raiseAlarmAt(needs, STRANGERS_MAIL, counted);
      return counted.count <= STRANGERS_MAIL.most;
    },

    /** After the message is queued, which nothing here can undo. */
    async noteSentCode({ domain, isKnown }: Asked): Promise<void> {
      if (isKnown) return;
      await unfailing(async () => {
        const ofDomain = await addToCount(db, DOMAIN, { key: domain, now: now() });
        raiseAlarmAt(needs, DOMAIN, ofDomain, { domain });
        raiseAlarmAt(needs, SITE, await addToCount(db, SITE, { key: WHOLE_SITE, now: now() }));
      });
    },

    /** Whoever enters a code was no flood. */
    async giveBack({ domain, network, isKnown }: Asked): Promise<void> {
      if (isKnown) return;
      await unfailing(async () => {
        for (const kind of ['new', 'returning']) {
          await subtractFromCount(db, NETWORK, `${kind} ${network}`);
          const wide = wideNetworkOf(network);
          if (wide) await subtractFromCount(db, widened(NETWORK), `${kind} ${wide}`);
        }
        await subtractFromCount(db, DOMAIN, domain);
        await subtractFromCount(db, SITE, WHOLE_SITE);
      });
    },

    takeTry({ network }: Origin): void {
      takeFromFlood(network, TRY_REFUSED);
    },

    /** Refuses a new browser that was refused a moment ago without asking again how many there were. */
    refuseTryAgain(asked: Asked): void {
      if (!asked.isNewBrowser) return;
      refusals.refuseAgain(TRIES_ELSEWHERE_NEAR, nearKey(asked), TRY_REFUSED);
    },

    /** Gives nothing when it was counted, and the time to wait when there are none left. */
    async takeTryElsewhere(asked: Asked): Promise<number | undefined> {
      const near = await addToCount(db, TRIES_ELSEWHERE_NEAR, { key: nearKey(asked), now: now() });
      if (near.count > TRIES_ELSEWHERE_NEAR.most) {
        refusals.note(TRIES_ELSEWHERE_NEAR, nearKey(asked), near.waitMs);
        return near.waitMs;
      }
      const key = kindKey(asked, asked.email);
      const all = await addToCount(db, TRIES_ELSEWHERE, { key, now: now() });
      if (all.count <= TRIES_ELSEWHERE.most) return undefined;
      const isAtSchool = await isKnownPlace(db, asked.domain, { network: asked.network });
      return isAtSchool ? undefined : all.waitMs;
    },

    /** Each comparison is a chance of one in a million, whoever takes it. */
    async noteWrongCodes({ isKnown }: Asked, comparisons: number): Promise<void> {
      if (isKnown) return;
      for (let n = 0; n < comparisons; n += 1) {
        const counted = await addToCount(db, WRONG_CODES, { key: WHOLE_SITE, now: now() });
        raiseAlarmAt(needs, WRONG_CODES, counted);
      }
    },

    /** Then one code is not enough in a browser that is not known. */
    async areCodesBeingGuessed(): Promise<boolean> {
      const { count } = await readCount(db, WRONG_CODES, { key: WHOLE_SITE, now: now() });
      return count >= WRONG_CODES.most;
    },
  };

  async function takeOfAddress(transaction: Database, asked: Asked): Promise<void> {
    const counted = { now: now(), refusal: REQUEST_REFUSED } as const;
    for (const counter of countersOf(asked)) {
      const own = `${asked.email} ${counter}`;
      await take(transaction, PAUSE, { ...counted, key: own });
      await takeSlot(transaction, own, now());
    }
    if (asked.isKnown || asked.hasAsked) return;
    await take(transaction, STRANGERS_NEAR, { ...counted, key: kindKey(asked, nearKey(asked)) });
    if (await isKnownPlace(transaction, asked.domain, { network: asked.network })) return;
    await take(transaction, STRANGERS, { ...counted, key: kindKey(asked, asked.email) });
  }

  async function unfailing(counting: () => Promise<void>): Promise<void> {
    await counting().catch((error: unknown) => {
      needs.log.warn({ err: error }, 'sign-in codes could not be counted');
    });
  }

  async function takeFromNetwork(asked: Asked): Promise<void> {
    const counted = { now: now(), refusal: REQUEST_REFUSED } as const;
    await take(db, NETWORK, { ...counted, key: kindKey(asked, asked.network) });
    const wide = wideNetworkOf(asked.network);
    if (wide) await take(db, widened(NETWORK), { ...counted, key: kindKey(asked, wide) });
  }

  /** The staff of a school in their own network are no strangers, whoever else asks in the school's name. */
  async function requireDomainLeft({ domain, network }: Asked): Promise<void> {
    const { count, waitMs } = await readCount(db, DOMAIN, { key: domain, now: now() });
    if (count < DOMAIN.most || (await isKnownPlace(db, domain, { network }))) return;
    refuseAbove(DOMAIN, { count: count + 1, waitMs }, REQUEST_REFUSED);
  }
}

/** Each of an hour's codes has a slot that is free again an hour later: no hour ever sees one more. */
async function takeSlot(transaction: Database, key: string, now: Date): Promise<void> {
  const waits: Count['waitMs'][] = [];
  for (let slot = 1; slot <= CODES_AN_HOUR; slot += 1) {
    const { count, waitMs } = await addToCount(transaction, SLOT, { key: `${slot} ${key}`, now });
    if (count <= SLOT.most) return;
    waits.push(waitMs);
  }
  throw tooMany(REQUEST_REFUSED, Math.min(...waits));
}

function nearKey({ email, network }: Asked): string {
  return `${email} ${network}`;
}

/** New browsers and those that bring a number are counted apart, so that neither uses up what the others have. */
function kindKey({ isNewBrowser }: Origin, key: string): string {
  return `${isNewBrowser ? 'new' : 'returning'} ${key}`;
}

function widened({ name, most, seconds }: Limit): Limit {
  return { name: `${name}-wide`, most: most * WIDE_FACTOR, seconds };
}
