import * as z from 'zod/mini';
import { refuseValue } from '#contract/refuse-value.ts';
import { BRAND } from '#contract/brand.ts';
import { parseEmail } from '#contract/email.ts';
import { NOT_PLAIN } from '#contract/text.ts';

export interface Sender {
  name: string;
  address: string;
}

/** Names the variable and what it expects, never its value: that may be a password. */
export function explainMistake(issue: z.core.$ZodIssue, name: string, expected: string): string {
  if (issue.message === NOT_PLAIN) {
    return `${name} must be on one line, without control characters`;
  }
  const isTooLong = issue.code === 'too_big' && issue.origin === 'string';
  return `${name} must be ${isTooLong ? `at most ${issue.maximum} characters long` : expected}`;
}

/** The address of a store, without a query, a user or a password. */
export function toEndpoint(value: string, context: z.core.ParsePayload): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url && !url.search && !url.hash && !url.username && !url.password;
  if (isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/$/, '');
  return refuseValue(context);
}

/** Scheme, host and port; an address with a path is refused. */
export function toOrigin(value: string, context: z.core.ParsePayload): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) {
    return url.origin;
  }
  return refuseValue(context);
}

/** `Name <address>` or an address alone. */
export function toSender(value: string, context: z.core.ParsePayload): Sender {
  const given = value.trim();
  const bracket = given.endsWith('>') ? given.indexOf('<') : -1;
  const name = bracket === -1 ? '' : given.slice(0, bracket).trim();
  const address = z.email().safeParse(bracket === -1 ? given : given.slice(bracket + 1, -1));
  if (address.success && !/[<>"]/.test(name)) {
    return { name: name || BRAND.name, address: address.data };
  }
  return refuseValue(context);
}

/** `true` is one proxy. */
export function toProxyCount(value: string, context: z.core.ParsePayload): number {
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true' ? 1 : 0;
  if (/^[0-9]$/.test(value)) return Number(value);
  return refuseValue(context);
}

export function toEmails(value: string, context: z.core.ParsePayload): string[] {
  const parts = value.split(',').filter((part) => part.trim() !== '');
  const emails = parts.map((part) => parseEmail(part.trim())?.address);
  if (emails.includes(undefined)) return refuseValue(context);
  return emails.filter((email) => email !== undefined);
}
