import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { type Acquaintance, findAcquaintance } from './known-places.queries.ts';
import { domainOf } from './open-session.ts';

/** Somebody who asks for a code to an address, or tries one. */
export interface Asked extends Origin, Acquaintance {
  email: string;
  domain: string;
}

export async function describeAsked(db: Database, email: string, origin: Origin): Promise<Asked> {
  const { browser, isNewBrowser, network } = origin;
  const domain = domainOf(email);
  const acquaintance = await findAcquaintance(db, { email, domain, browser, network });
  return { email, domain, browser, isNewBrowser, network, ...acquaintance };
}

export function addressAndNetwork({ email, network }: Pick<Asked, 'email' | 'network'>): string {
  return `${email} ${network}`;
}

/** New browsers and those that bring a number are counted apart, so that neither uses up what the others have. */
export function kindKey({ isNewBrowser }: Pick<Origin, 'isNewBrowser'>, key: string): string {
  return `${isNewBrowser ? 'new' : 'returning'} ${key}`;
}
