import { getPublicSuffix } from 'tldts';
import { AppError } from '../../app-error.ts';
import { isMailService } from './mail-services.ts';
import { SHARED_DOMAINS } from './shared-domains.ts';

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
