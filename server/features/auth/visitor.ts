import { batched } from '../../batched.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { largestNetworkOf } from '../../http/client-network.ts';
import { findVisitorHistories, type VisitorHistory } from './known-places.queries.ts';
import { domainOf } from './open-session.ts';

/** A visitor who asks for a code to an address, or enters one. */
export interface Visitor extends Origin, VisitorHistory {
  email: string;
  domain: string;
}

const STRANGER: VisitorHistory = {
  isKnown: false,
  hasAsked: false,
  isAtSchool: false,
  isColleague: false,
};

export type DescribeVisitor = ReturnType<typeof createVisitorFinder>;

/** Many at once are looked up together, so that a flood takes one connection. */
export function createVisitorFinder(db: Database) {
  const find = batched((keys) => findVisitorHistories(db, keys));
  return async function describeVisitor(email: string, origin: Origin): Promise<Visitor> {
    const { browser, isNewBrowser, network } = origin;
    const history = (await find(`${email} ${network} ${browser}`)) ?? STRANGER;
    return { email, domain: domainOf(email), browser, isNewBrowser, network, ...history };
  };
}

export function addressNetworkKey({ email, network }: Pick<Visitor, 'email' | 'network'>): string {
  return `${email} ${largestNetworkOf(network)}`;
}

/** Browsers with and without a browser cookie have counters of their own, so that neither kind uses up the other's. */
export function browserKindKey(
  { isNewBrowser }: Pick<Origin, 'isNewBrowser'>,
  key: string,
): string {
  return `${isNewBrowser ? 'new' : 'returning'} ${key}`;
}
