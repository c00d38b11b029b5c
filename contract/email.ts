import { z } from 'zod';
import { rawMaximum, text } from './text.ts';

export interface Email {
  /** Lower-case and trimmed, so that one person has one address however they type it. */
  address: string;
  /** Identifies the school. */
  domain: string;
}

const LONGEST_ADDRESS = 254;
/** The typed text may have spaces around the address. */
const LONGEST_TYPED_ADDRESS = rawMaximum(LONGEST_ADDRESS);
const LONGEST_LOCAL_PART = 64;
const ATOM = "[A-Za-z0-9#$&'*+/=?^_{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${TOP_LABEL}$`);
const LOCAL_PART = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`);

/**
 * Decides what counts as an e-mail address, in the browser and on the server. Plain ASCII only: no quotes, brackets, lists, comments or
 * letters that look like others, so that no mail program can find another domain in it than we do.
 */
export function parseEmail(typed: string): Email | undefined {
  const given = withoutSpacesAround(typed);
  if (given.length > LONGEST_ADDRESS) return undefined;
  const [localPart = '', domain = '', ...rest] = given.split('@');
  if (localPart.length > LONGEST_LOCAL_PART) return undefined;
  if (rest.length > 0 || !LOCAL_PART.test(localPart) || !DOMAIN.test(domain)) return undefined;
  return { address: given.toLowerCase(), domain: domain.toLowerCase() };
}

/** `School.SCH.uk` and `@school.sch.uk` are both `school.sch.uk`. */
function parseDomain(typed: string): string | undefined {
  const domain = withoutSpacesAround(typed).replace(/^@/, '');
  return parseEmail(`name@${domain}`)?.domain;
}

/** Removes spaces only, so not `trim`. Not by the pattern `/ +$/`, which takes quadratic time on long runs of spaces. */
function withoutSpacesAround(typed: string): string {
  let start = 0;
  let end = typed.length;
  while (typed[start] === ' ') start += 1;
  while (end > start && typed[end - 1] === ' ') end -= 1;
  return typed.slice(start, end);
}

export const emailAddress = text(LONGEST_TYPED_ADDRESS).transform((typed, context) => {
  const email = parseEmail(typed);
  if (email) return email.address;
  context.addIssue({ code: 'custom', message: 'must be an e-mail address' });
  return z.NEVER;
});

export const emailDomain = text(LONGEST_TYPED_ADDRESS).transform((typed, context) => {
  const domain = parseDomain(typed);
  if (domain) return domain;
  context.addIssue({ code: 'custom', message: 'must be a domain' });
  return z.NEVER;
});

/** A domain as people type it: also `https://www.School.SCH.uk/`, copied from a browser, and `name@school.sch.uk`. */
export const schoolDomain = text(LONGEST_TYPED_ADDRESS)
  .trim()
  .overwrite((typed) => typed.replace(/^https?:\/\//i, '').replace(/^www\./i, ''))
  .overwrite((typed) => typed.replace(/\/$/, ''))
  .overwrite((typed) => parseEmail(typed)?.domain ?? typed)
  .pipe(emailDomain);
