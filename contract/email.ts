import * as z from 'zod/mini';
import { refuseValue } from './refuse-value.ts';
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
 * Decides what counts as an e-mail address, in the browser and on the server. Plain ASCII only: no quotes, brackets,
 * lists, comments or letters that look like others, so that no mail program finds another domain in it than we do.
 */
export function parseEmail(typed: string): Email | undefined {
  const given = withoutSpacesAround(typed);
  if (given.length > LONGEST_ADDRESS) return undefined;
  const [localPart = '', domain = '', ...rest] = given.split('@');
  if (localPart.length > LONGEST_LOCAL_PART) return undefined;
  if (rest.length > 0 || !LOCAL_PART.test(localPart) || !isDomain(domain)) return undefined;
  return { address: given.toLowerCase(), domain: domain.toLowerCase() };
}

/** Not `xn--a.example` either, which stands for no letters: mail programs write such a domain each in its own way. */
function isDomain(domain: string): boolean {
  if (!DOMAIN.test(domain)) return false;
  try {
    return new URL(`http://${domain}`).hostname === domain.toLowerCase();
  } catch {
    return false;
  }
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

export const emailAddress = z.pipe(
  text(LONGEST_TYPED_ADDRESS),
  z.transform((typed, context) => {
    const email = parseEmail(typed);
    if (email) return email.address;
    return refuseValue(context, 'must be an e-mail address');
  }),
);

export const emailDomain = z.pipe(
  text(LONGEST_TYPED_ADDRESS),
  z.transform((typed, context) => {
    const domain = parseDomain(typed);
    if (domain) return domain;
    return refuseValue(context, 'must be a domain');
  }),
);

/** A domain as people type it: also `https://www.School.SCH.uk/`, copied from a browser, and `name@school.sch.uk`. */
export const schoolDomain = z.pipe(
  text(LONGEST_TYPED_ADDRESS).check(
    z.trim(),
    z.overwrite((typed) => typed.replace(/^https?:\/\//i, '').replace(/^www\./i, '')),
    z.overwrite((typed) => typed.replace(/\/$/, '')),
    z.overwrite((typed) => parseEmail(typed)?.domain ?? typed),
  ),
  emailDomain,
);
