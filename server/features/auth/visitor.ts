import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { largestNetworkOf } from '../../http/client-network.ts';
import { type VisitorHistory, findVisitorHistory } from './known-places.queries.ts';
import { domainOf } from './open-session.ts';

/** A visitor who asks for a code to an address, or enters one. */
export interface Visitor extends Origin, VisitorHistory {
  email: string;
  domain: string;
}

export async function describeVisitor(
  db: Database,
  email: string,
  origin: Origin,
): Promise<Visitor> {
  const { browser, isNewBrowser, network } = origin;
  const domain = domainOf(email);
  const history = await findVisitorHistory(db, { email, domain, browser, network });
  return { email, domain, browser, isNewBrowser, network, ...history };
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
