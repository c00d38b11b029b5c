import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { countersOf, type Origin } from '../../http/browser-cookie.ts';
import { wideNetworkOf } from '../../http/client-network.ts';
import { type AlarmNeeds, raiseAlarmAt } from '../../limits/alarm.ts';
import {
  addToCount,
  addToCounts,
  type Count,
  type Counter,
  type Limit,
  readCounts,
  subtractFromCounts,
} from '../../limits/limits.queries.ts';
import { createRecentRefusals } from '../../limits/recent-refusals.ts';
import { refuseAbove, refuseUsedUp, takeAll, tooMany } from '../../limits/take.ts';
import { findLatestCode } from './codes.queries.ts';
import { addressNetworkKey, type Visitor, browserKindKey } from './visitor.ts';

const HOUR_SECONDS = 60 * 60;
const TEN_MINUTES_SECONDS = 10 * 60;
/** A /48 may belong to one attacker or to several schools with a /64 each, so it gets a few times as much. */
const WIDE_FACTOR = 4;

/** Between two codes to one address for one browser. */
const PAUSE: Limit = { name: 'code-pause', most: 1, seconds: CODE_RESEND_SECONDS };
/** Each code takes a slot for an hour, so that no period of an hour has more codes than there are slots. */
const SLOT: Limit = { name: 'code-slot', most: 1, seconds: HOUR_SECONDS };
const SLOTS = [1, 2, 3, 4, 5];
/** First requests for one address by browsers that never signed in to it: more would be a mail bomb. */
const STRANGERS_IN_NETWORK: Limit = { name: 'code-strangers-near', most: 5, seconds: HOUR_SECONDS };
const STRANGERS: Limit = { name: 'code-strangers', most: 8, seconds: HOUR_SECONDS };
/** Codes to one address for all browsers that never signed in to it, also for those that asked before. */
const ADDRESS: Limit = { name: 'code-address', most: 20, seconds: HOUR_SECONDS };
/**
 * Codes to addresses with a tag, `anna+1@school.example`, of one mailbox, for browsers that ask for the first time. An
 * address can have any number of tags, and each would have the limits above for itself.
 */
const TAGGED: Limit = { name: 'code-tagged', most: 20, seconds: HOUR_SECONDS };
/** Codes not entered yet. Entering a code takes it off the count, so a school's whole staff stays below the limit. */
const NETWORK: Limit = { name: 'code-network', most: 200, seconds: TEN_MINUTES_SECONDS };
const WIDE_NETWORK: Limit = {
  name: 'code-network-wide',
  most: NETWORK.most * WIDE_FACTOR,
  seconds: NETWORK.seconds,
};
const DOMAIN: Limit = { name: 'code-domain', most: 300, seconds: HOUR_SECONDS };
const SITE: Limit = { name: 'code-site', most: 10_000, seconds: HOUR_SECONDS };
/** Messages to domains that belong to no school; further ones are not sent. */
const STRANGERS_MAIL: Limit = {
  name: 'mail-to-strangers',
  most: 300,
  seconds: TEN_MINUTES_SECONDS,
};
const WHOLE_SITE = 'all';
const UNSENT = 'unsent';
const REFUSAL = 'sign-in/too-many-codes';

export type CodeRequestLimits = ReturnType<typeof createCodeRequestLimits>;

/** Limits on requests for codes. A flood uses up the limits of its own browsers and networks before shared ones. */
export function createCodeRequestLimits(needs: AlarmNeeds & { db: Database; now: () => Date }) {
  const { db, now } = needs;
  const refusals = createRecentRefusals(now);

  return {
    /** Refuses, without a query, a request like one that was refused a moment ago. */
    refuseRequestAgain(email: string, origin: Origin): void {
      refusals.refuseAgain(PAUSE, ownKey(email, origin), REFUSAL);
    },

    /** The same for a browser without a cookie whose network was refused a moment ago. */
    refuseStrangerAgain(origin: Origin): void {
      if (origin.isNewBrowser) refuseNetworkAgain(origin);
    },

    /** Counts the request even if it is refused later, because a flood consists of refused requests too. */
    async takeRequest(visitor: Visitor): Promise<void> {
      // The addresses of a school's people are few, and each has limits of its own.
      if (visitor.isKnown || visitor.hasAsked || visitor.isColleague) return;
      refuseNetworkAgain(visitor);
      await refusals.rememberRefusalBy(NETWORK, browserKindKey(visitor, visitor.network), () =>
        takeAll(db, networkCounters(visitor), { now: now(), refusal: REFUSAL }),
      );
      // Staff in their school's network still get codes while others flood the site or the school's domain.
      if (visitor.isAtSchool) return;
      const [siteCount, domainCount] = await readCounts(db, sentCounters(visitor), now());
      refuseUsedUp(SITE, siteCount, REFUSAL);
      refuseUsedUp(DOMAIN, domainCount, REFUSAL);
    },

    /** Counts in the transaction, so that a code which is not queued does not count. */
    async takeCode(transaction: Database, visitor: Visitor): Promise<void> {
      await refusals.rememberRefusalBy(PAUSE, ownKey(visitor.email, visitor), () =>
        takeForAddress(transaction, visitor),
      );
    },

    /** Returns false instead of refusing: the answer must not tell which domains belong to schools. */
    async takeMailToStranger(transaction: Database): Promise<boolean> {
      const options = { key: WHOLE_SITE, now: now() };
      const counted = await addToCount(transaction, STRANGERS_MAIL, options);
      raiseAlarmAt(needs, STRANGERS_MAIL, counted);
      return counted.count <= STRANGERS_MAIL.most;
    },

    /**
     * Called after the message is queued, so a failure is only logged. A code that was not mailed does not count against
     * the site, but takes as long.
     */
    async countSentCode(visitor: Visitor, isMailed: boolean): Promise<void> {
      if (visitor.isKnown) return;
      await logCountingFailure(async () => {
        const counters = sentCounters(visitor, isMailed ? WHOLE_SITE : UNSENT);
        const counts = await addToCounts(db, counters, { now: now() });
        counters.forEach(({ limit }, n) => {
          const count = counts[n];
          const details = limit === DOMAIN ? { domain: visitor.domain } : {};
          if (count && isMailed) raiseAlarmAt(needs, limit, count, details);
        });
      });
    },

    /** Takes the request off the counts: a visitor who enters a code is not part of a flood. */
    async giveBackRequest(visitor: Visitor): Promise<void> {
      if (visitor.isKnown) return;
      const kinds = visitor.isColleague ? [] : [true, false];
      const ofNetworks = kinds.flatMap((isNewBrowser) =>
        networkCounters({ ...visitor, isNewBrowser }),
      );
      await logCountingFailure(() =>
        subtractFromCounts(db, [...ofNetworks, ...sentCounters(visitor)]),
      );
    },
  };

  function refuseNetworkAgain(origin: Origin): void {
    refusals.refuseAgain(NETWORK, browserKindKey(origin, origin.network), REFUSAL);
  }

  async function takeForAddress(transaction: Database, visitor: Visitor): Promise<void> {
    const pauses = countersOf(visitor).map((counter) => ({
      limit: PAUSE,
      key: `${visitor.email} ${counter}`,
    }));
    const slots = await findSlots(transaction, pauses);
    const own = [...pauses, ...slots, ...tagCounters(visitor)];
    const strangers = strangerCounters(visitor);
    const counts = await addToCounts(transaction, [...own, ...strangers], { now: now() });
    own.forEach(({ limit }, n) => refuseAbove(limit, counts[n], REFUSAL));
    const ofStrangers = counts.slice(own.length);
    const usedUp = ofStrangers.filter(({ count }, n) => count > (strangers[n]?.limit.most ?? 0));
    if (usedUp.length > 0) await refuseWhileCodeIsValid(transaction, visitor, usedUp);
  }

  /** The owner enters the valid code, in any browser. Without one the owner gets a code, whatever strangers used up. */
  async function refuseWhileCodeIsValid(
    transaction: Database,
    { email }: Visitor,
    usedUp: Count[],
  ): Promise<void> {
    const valid = await findLatestCode(transaction, { email, now: now() });
    if (!valid) return;
    const validMs = valid.expires_at.getTime() - now().getTime();
    throw tooMany(REFUSAL, Math.min(validMs, Math.max(...usedUp.map(({ waitMs }) => waitMs))));
  }

  /** Finds a free slot for each pause. Two requests at once may find the same slot; the pause then refuses the second. */
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

  async function logCountingFailure(counting: () => Promise<void>): Promise<void> {
    await counting().catch((error: unknown) => {
      needs.log.warn({ err: error }, 'sign-in codes could not be counted');
    });
  }
}

function networkCounters(origin: Pick<Origin, 'isNewBrowser' | 'network'>): Counter[] {
  const wide = wideNetworkOf(origin.network);
  return [
    { limit: NETWORK, key: browserKindKey(origin, origin.network) },
    ...(wide ? [{ limit: WIDE_NETWORK, key: browserKindKey(origin, wide) }] : []),
  ];
}

function sentCounters({ domain }: Visitor, site = WHOLE_SITE): Counter[] {
  return [
    { limit: SITE, key: site },
    { limit: DOMAIN, key: domain },
  ];
}

function strangerCounters(visitor: Visitor): Counter[] {
  if (visitor.isKnown) return [];
  const all = { limit: ADDRESS, key: visitor.email };
  if (visitor.hasAsked) return [all];
  return [
    all,
    { limit: STRANGERS_IN_NETWORK, key: browserKindKey(visitor, addressNetworkKey(visitor)) },
    ...(visitor.isAtSchool
      ? []
      : [{ limit: STRANGERS, key: browserKindKey(visitor, visitor.email) }]),
  ];
}

function tagCounters({ email, isKnown, hasAsked }: Visitor): Counter[] {
  const [localPart = '', domain = ''] = email.split('@');
  const [mailbox = '', tag] = localPart.split('+');
  if (isKnown || hasAsked || tag === undefined) return [];
  return [{ limit: TAGGED, key: `${mailbox}@${domain}` }];
}

/** A browser without a cookie can only be recognised by its network. */
function ownKey(email: string, { isNewBrowser, browser, network }: Origin): string {
  return `${email} ${isNewBrowser ? network : browser}`;
}
