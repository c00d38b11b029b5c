import { getPublicSuffix } from 'tldts';
import { AppError } from '../../app-error.ts';
import { isMailService } from './mail-services.ts';

interface Asked {
  domain: string;
  sharedDomainConfirmed: boolean;
}

/** Everybody with an address at the domain gets the subscription, so the domain must belong to the school alone. */
export function requireOwnDomain({ domain, sharedDomainConfirmed }: Asked): void {
  // Checked first, because `glow.sch.uk` looks like an area of `sch.uk` but is not.
  if (SHARED_DOMAINS.has(domain)) {
    if (!sharedDomainConfirmed) throw new AppError('school/domain-shared');
    return;
  }
  if (isEnding(domain)) throw new AppError('school/domain-is-ending');
  if (isMailService(domain)) throw new AppError('school/domain-of-mail-service');
}

/** Whether domains are registered below it, as below `co.uk`. */
function isEnding(domain: string): boolean {
  if (SCHOOLS_OF_AN_AREA.test(domain) || UNLISTED_ENDINGS.has(domain)) return true;
  // Private suffixes are those that companies rent out, such as `uk.com`.
  return getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;
}

/** Schools are two levels below `sch.uk`, as in `name.lancs.sch.uk`. */
const SCHOOLS_OF_AN_AREA = /^(?:[^.]+\.)?sch\.uk$/;

/** Missing from the public list: the schools of the islands, and the domains that Microsoft gives to everybody. */
const UNLISTED_ENDINGS = new Set(['sch.gg', 'sch.im', 'sch.je', 'onmicrosoft.com']);

/**
 * Domains at which the staff of many schools have their addresses, because a country, an authority or a trust
 * runs them. A subscription there would be one for all of these schools, which is seldom intended.
 */
const SHARED_DOMAINS: ReadonlySet<string> = new Set([
  // Hwb: all schools of Wales
  'hwbcymru.net',
  'hwbmail.net',
  // Glow: all schools of Scotland
  'glow.sch.uk',
  'glow.scot',
  'glowmail.org.uk',
  'glowscotland.onmicrosoft.com',
  // C2k: all schools of Northern Ireland
  'c2ken.net',
  'c2kni.net',
  'c2kni.org.uk',
  // Networks of regions of England
  'e2bn.org',
  'emgfl.net',
  'lgfl.net',
  'lgfl.org.uk',
  'lgflmail.org',
  'swgfl.org.uk',
  'yhgfl.net',
]);
