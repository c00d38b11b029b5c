import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { countersOf, type Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import {
  addToCount,
  addToCounts,
  type Counter,
  type Limit,
  readCounts,
  subtractFromCounts,
} from '../../limits/limits.queries.ts';
import { createRecentRefusals } from '../../limits/recent-refusals.ts';
import { refuseUsedUp, takeAll, tooMany } from '../../limits/take.ts';
import { addressAndNetwork, type Asked, kindKey } from './asked.ts';

const HOUR_SECONDS = 60 * 60;
const TEN_MINUTES_SECONDS = 10 * 60;
/** An IPv6 /48 holds as many /64 as a provider likes; a few of them are one school. */
const WIDE_FACTOR = 4;

/** For one address, asked by one browser. */
const PAUSE: Limit = { name: 'code-pause', most: 1, seconds: CODE_RESEND_SECONDS };
/** Each of an hour's codes has a slot that is free again an hour later: no hour ever sees one more. */
const SLOT: Limit = { name: 'code-slot', most: 1, seconds: HOUR_SECONDS };
const SLOTS = [1, 2, 3, 4, 5];
/** For one address, asked for the first time by a browser that is not known to it: more would be a mail bomb. */
const STRANGERS_NEAR: Limit = { name: 'code-strangers-near', most: 5, seconds: HOUR_SECONDS };
const STRANGERS: Limit = { name: 'code-strangers', most: 8, seconds: HOUR_SECONDS };
/** Codes that nobody has entered yet. Entering one gives it back, so a school's whole staff stays below. */
const NETWORK: Limit = { name: 'code-network', most: 200, seconds: TEN_MINUTES_SECONDS };
const WIDE_NETWORK: Limit = {
  name: 'code-network-wide',
  most: NETWORK.most * WIDE_FACTOR,
  seconds: NETWORK.seconds,
};
const DOMAIN: Limit = { name: 'code-domain', most: 300, seconds: HOUR_SECONDS };
const SITE: Limit = { name: 'code-site', most: 10_000, seconds: HOUR_SECONDS };
/** Messages to addresses at domains that no school has; more are not sent at all. */
const STRANGERS_MAIL: Limit = {
  name: 'mail-to-strangers',
  most: 300,
  seconds: TEN_MINUTES_SECONDS,
};
const WHOLE_SITE = 'all';
const REFUSAL = 'sign-in/too-many-codes';

export type CodeRequestLimits = ReturnType<typeof createCodeRequestLimits>;

/** How often codes may be asked for. Whoever causes a limit to be passed meets it first. */
export function createCodeRequestLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  const refusals = createRecentRefusals(now);

  return {
    /** Without a query: the same was refused a moment ago. */
    refuseRequestAgain(email: string, origin: Origin): void {
      refusals.refuseAgain(PAUSE, ownKey(email, origin), REFUSAL);
      if (origin.isNewBrowser) refuseNetworkAgain(origin);
    },

    /** Counted at once, refused or not: a flood is a flood. */
    async takeRequest(asked: Asked): Promise<void> {
      if (asked.isKnown || asked.hasAsked) return;
      refuseNetworkAgain(asked);
      await refusals.rememberRefusalBy(NETWORK, kindKey(asked, asked.network), () =>
        takeAll(db, networkCounters(asked), { now: now(), refusal: REFUSAL }),
      );
      const [ofSite, ofDomain] = await readCounts(db, sentCounters(asked), now());
      refuseUsedUp(SITE, ofSite, REFUSAL);
      // The staff of a school in their own network are no strangers, whoever else asks in the school's name.
      if (!asked.isAtSchool) refuseUsedUp(DOMAIN, ofDomain, REFUSAL);
    },

    /** Counted with what the transaction does, or not at all. */
    async takeCode(transaction: Database, asked: Asked): Promise<void> {
      await refusals.rememberRefusalBy(PAUSE, ownKey(asked.email, asked), () =>
        takeOfAddress(transaction, asked),
      );
    },

    /** Not refused: the answer must not tell which domains are those of schools. */
    async mayMailStranger(transaction: Database): Promise<boolean> {
      const counter = { key: WHOLE_SITE, now: now() };
      const counted = await addToCount(transaction, STRANGERS_MAIL, counter);
      raiseAlarmAt(needs, STRANGERS_MAIL, counted);
      return counted.count <= STRANGERS_MAIL.most;
    },

    /** After the message is queued, which nothing here can undo. */
    async noteSentCode(asked: Asked): Promise<void> {
      if (asked.isKnown) return;
      await logFailure(async () => {
        const counters = sentCounters(asked);
        const counts = await addToCounts(db, counters, { now: now() });
        counters.forEach(({ limit }, n) => {
          const count = counts[n];
          const about = limit === DOMAIN ? { domain: asked.domain } : {};
          if (count) raiseAlarmAt(needs, limit, count, about);
        });
      });
    },

    /** Whoever enters a code was no flood. */
    async giveBack(asked: Asked): Promise<void> {
      if (asked.isKnown) return;
      const ofNetwork = [true, false].flatMap((isNewBrowser) =>
        networkCounters({ ...asked, isNewBrowser }),
      );
      await logFailure(() => subtractFromCounts(db, [...ofNetwork, ...sentCounters(asked)]));
    },
  };

  function refuseNetworkAgain(origin: Origin): void {
    refusals.refuseAgain(NETWORK, kindKey(origin, origin.network), REFUSAL);
  }

  async function takeOfAddress(transaction: Database, asked: Asked): Promise<void> {
    const taking = { now: now(), refusal: REFUSAL } as const;
    const own = countersOf(asked).map((counter) => `${asked.email} ${counter}`);
    const pauses = own.map((key) => ({ limit: PAUSE, key }));
    const [slots, strangers] = [await findSlots(transaction, pauses), strangerCounters(asked)];
    await takeAll(transaction, [...pauses, ...slots, ...strangers], taking);
  }

  /** A free slot for each pause. Two requests at once may find the same one: the pause then refuses the second. */
  async function findSlots(transaction: Database, pauses: Counter[]): Promise<Counter[]> {
    const slotsOf = ({ key }: Counter) =>
      SLOTS.map((slot) => ({ limit: SLOT, key: `${slot} ${key}` }));
    const counters = [...pauses, ...pauses.flatMap(slotsOf)];
    const counts = await readCounts(transaction, counters, now());
    const counted = counters.map((counter, n) => ({ ...counter, ...counts[n] }));
    for (const { limit, count = 0, waitMs = 0 } of counted.slice(0, pauses.length)) {
      refuseUsedUp(limit, { count, waitMs }, REFUSAL);
    }
    return pauses.map((_, n) => {
      const first = pauses.length + n * SLOTS.length;
      const own = counted.slice(first, first + SLOTS.length);
      const free = own.find(({ count = 0 }) => count < SLOT.most);
      if (!free) throw tooMany(REFUSAL, Math.min(...own.map(({ waitMs = 0 }) => waitMs)));
      return { limit: SLOT, key: free.key };
    });
  }

  async function logFailure(counting: () => Promise<void>): Promise<void> {
    await counting().catch((error: unknown) => {
      needs.log.warn({ err: error }, 'sign-in codes could not be counted');
    });
  }
}

function networkCounters(origin: Pick<Origin, 'isNewBrowser' | 'network'>): Counter[] {
  const wide = wideNetworkOf(origin.network);
  return [
    { limit: NETWORK, key: kindKey(origin, origin.network) },
    ...(wide ? [{ limit: WIDE_NETWORK, key: kindKey(origin, wide) }] : []),
  ];
}

function sentCounters({ domain }: Asked): Counter[] {
  return [
    { limit: SITE, key: WHOLE_SITE },
    { limit: DOMAIN, key: domain },
  ];
}

function strangerCounters(asked: Asked): Counter[] {
  if (asked.isKnown || asked.hasAsked) return [];
  return [
    { limit: STRANGERS_NEAR, key: kindKey(asked, addressAndNetwork(asked)) },
    ...(asked.isAtSchool ? [] : [{ limit: STRANGERS, key: kindKey(asked, asked.email) }]),
  ];
}

/** A new browser has no number of its own to be remembered by. */
function ownKey(email: string, { isNewBrowser, browser, network }: Origin): string {
  return `${email} ${isNewBrowser ? network : browser}`;
}
