import { randomBytes } from 'node:crypto';
import { parseEmail } from '#contract/email.ts';
import type { ProviderId } from '#contract/sign-in-ways.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { noteKnownPlace } from './known-places.queries.ts';
import { nextCheck, SESSION_SECONDS } from './session-life.ts';
import { insertSession } from './session.queries.ts';

const TOKEN_BYTES = 24;
/** Longer than the header of any real browser. */
const USER_AGENT_CHARACTERS = 300;

export interface Client extends Origin {
  userAgent: string | undefined;
}

interface NewSession {
  userId: string;
  email: string;
  now: Date;
  /** The provider that the person signed in through. */
  provider?: ProviderId | undefined;
  /** The passkey that the person signed in with. */
  passkeyId?: string;
  /** When the person last proved that the address is theirs; missing for a shared login. */
  addressConfirmedAt?: Date;
}

/** Returns the token of a new session, and records the browser and the network as known places. */
export async function openSession(
  transaction: Database,
  { userId, email, now, provider, passkeyId, addressConfirmedAt, ...client }: Client & NewSession,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertSession(transaction, {
    token,
    userId,
    userAgent: client.userAgent?.slice(0, USER_AGENT_CHARACTERS) ?? null,
    now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    passkeyId,
    addressConfirmedAt,
    confirmed: provider ? { provider, at: now, checkDueAt: nextCheck(now) } : undefined,
  });
  const domain = domainOf(email);
  await noteKnownPlace(transaction, { account: email, place: { browser: client.browser }, now });
  await noteKnownPlace(transaction, { account: domain, place: { network: client.network }, now });
  return token;
}

export function domainOf(email: string): string {
  return parseEmail(email)?.domain ?? '';
}
