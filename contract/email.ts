import { z } from 'zod';

export interface Email {
  /** Lower-case, without spaces around it: one person has one address, however they type it. */
  address: string;
  /** What a school is known by. */
  domain: string;
}

const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;
const ATOM = "[A-Za-z0-9#$&'*+/=?^_{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${TOP_LABEL}$`);
const LOCAL_PART = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`);
const SPACES_AROUND = /^ +| +$/g;

/**
 * Decides what an e-mail address is, for everybody. Plain ASCII only: no quotes, brackets, lists, comments or
 * letters that look like others, so that no mail program can read another domain into it than we do.
 */
export function parseEmail(text: string): Email | undefined {
  const given = text.replaceAll(SPACES_AROUND, '');
  const [localPart = '', domain = '', ...rest] = given.split('@');
  if (given.length > LONGEST_ADDRESS || localPart.length > LONGEST_LOCAL_PART) return undefined;
  if (rest.length > 0 || !LOCAL_PART.test(localPart) || !DOMAIN.test(domain)) return undefined;
  return { address: given.toLowerCase(), domain: domain.toLowerCase() };
}

/** `School.SCH.uk` and `@school.sch.uk` are both `school.sch.uk`. */
function parseDomain(text: string): string | undefined {
  const domain = text.replaceAll(SPACES_AROUND, '').replace(/^@/, '');
  return parseEmail(`name@${domain}`)?.domain;
}

export const emailAddress = z.string().transform((text, context) => {
  const email = parseEmail(text);
  if (email) return email.address;
  context.addIssue({ code: 'custom', message: 'must be an e-mail address' });
  return z.NEVER;
});

export const emailDomain = z.string().transform((text, context) => {
  const domain = parseDomain(text);
  if (domain) return domain;
  context.addIssue({ code: 'custom', message: 'must be a domain' });
  return z.NEVER;
});
