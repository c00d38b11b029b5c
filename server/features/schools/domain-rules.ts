import { getPublicSuffix } from 'tldts';
import { AppError } from '../../app-error.ts';
import { isMailService } from './mail-services.ts';
import { SHARED_DOMAINS } from './shared-domains.ts';

interface Asked {
  domain: string;
  sharedDomainConfirmed: boolean;
}

/** Everybody with an address at a school's domain has its subscription, so it must be the school's alone. */
export function requireOwnDomain({ domain, sharedDomainConfirmed }: Asked): void {
  // First, because one of them has the form of an ending and is none.
  if (SHARED_DOMAINS.has(domain)) {
    if (!sharedDomainConfirmed) throw new AppError('school/domain-shared');
    return;
  }
  if (isEnding(domain)) throw new AppError('school/domain-is-ending');
  if (isMailService(domain)) throw new AppError('school/domain-of-mail-service');
}

/** `co.uk` and such. */
function isEnding(domain: string): boolean {
  if (SCHOOLS_OF_AN_AREA.test(domain) || UNLISTED_ENDINGS.has(domain)) return true;
  // Also what companies let out under names of their own, such as `uk.com`.
  return getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;
}

/** `sch.uk` has an area below it, `lancs.sch.uk`, and only below that the schools. */
const SCHOOLS_OF_AN_AREA = /^(?:[^.]+\.)?sch\.uk$/;

/** Those the public list lacks: schools of the islands, and what Microsoft gives to all who ask. */
const UNLISTED_ENDINGS = new Set(['sch.gg', 'sch.im', 'sch.je', 'onmicrosoft.com']);
