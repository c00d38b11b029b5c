import { parseEmail } from '#contract/email.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { findPerson } from '../administrators/administrators.queries.ts';
import { type CodeNeeds, sendCode, signInByCode } from '../auth/codes.service.ts';
import { type Client, openSession } from '../auth/open-session.ts';
import { claimChallenge } from '../auth/used-challenges.queries.ts';
import { findOrInsertUser, noteConfirmedAddress } from '../auth/users.queries.ts';
import { requireWay } from '../sign-in-ways/require-way.ts';
import { findWays } from '../sign-in-ways/sign-in-ways.queries.ts';
import type { Claims } from './claims.ts';
import { hasMovedSchool } from './has-moved-school.ts';
import { isVouchedFor } from './is-vouched-for.ts';
import { bindAccount, findBoundUser, unbindAccount } from './provider-accounts.queries.ts';
import { refused } from './provider-errors.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** An account whose address its owner has not confirmed yet. */
export interface UnconfirmedAccount {
  provider: ProviderSettings['id'];
  issuer: string;
  subject: string;
  email: string;
}

interface Answer {
  provider: ProviderSettings;
  claims: Claims;
  /** The state of this visit to the provider, and until when it could be used again. */
  visit: { state: string; expiresAt: Date };
}

type Outcome = { token: string } | { unconfirmed: UnconfirmedAccount };

/**
 * Signs in the user that the account is bound to, whatever address the provider names by now, unless its owner has
 * moved to another school. A new account is bound to the user with its address if the provider vouches for that; else
 * its owner confirms it by a code, this once, unless the school has chosen that its people sign in only through its
 * provider.
 */
export async function signInByProvider(
  needs: CodeNeeds,
  answer: Answer,
  client: Client,
): Promise<Outcome> {
  const { db, now } = needs;
  const { provider, claims } = answer;
  const bound = await findBoundUser(db, claims);
  const isVouched = await isOwnAddressVouchedFor(db, answer);
  const vouched = { provider, email: claims.email };
  const hasMoved = bound && isVouched && (await hasMovedSchool(db, vouched, bound.email));
  if (bound && !hasMoved) {
    const { userId, email, boundAt } = bound;
    const isOfSchool = isVouched && claims.email?.domain === parseEmail(email)?.domain;
    await requireWay(needs, email, { provider: provider.id, isVouchedFor: isOfSchool });
    const isConfirmed = isVouched && claims.email?.address === email;
    const token = await db.transaction().execute(async (transaction) => {
      await claimVisit(transaction, answer);
      if (isConfirmed) await noteConfirmedAddress(transaction, userId, now());
      const addressConfirmedAt = isConfirmed ? now() : boundAt;
      const person = { userId, email, addressConfirmedAt };
      return openSession(transaction, { ...client, ...person, now: now(), provider: provider.id });
    });
    return { token };
  }
  const email = await requireOwnAddress(needs, answer, isVouched);
  if (isVouched) {
    return {
      token: await bindAndSignIn(needs, answer, { email, hasMoved: bound !== undefined }, client),
    };
  }
  await sendCode(needs, email, client, provider);
  const { issuer, subject } = claims;
  return { unconfirmed: { provider: provider.id, issuer, subject, email } };
}

/** Signs in with the code that was sent to the address, and binds the account. */
export async function confirmByCode(
  needs: CodeNeeds,
  { account, code }: { account: UnconfirmedAccount; code: string },
  client: Client,
): Promise<string> {
  const provider = needs.providers.find(({ id }) => id === account.provider);
  if (!provider) throw refused('the provider is no longer configured');
  const { email, issuer, subject } = account;
  return signInByCode(needs, { email, code }, client, {
    provider,
    bind: (transaction, userId) => bind(transaction, { issuer, subject, userId, now: needs.now() }),
  });
}

async function bindAndSignIn(
  { db, now }: CodeNeeds,
  answer: Answer,
  { email, hasMoved }: { email: string; hasMoved: boolean },
  client: Client,
): Promise<string> {
  const { issuer, subject } = answer.claims;
  return db.transaction().execute(async (transaction) => {
    await claimVisit(transaction, answer);
    const userId = await findOrInsertUser(transaction, email);
    if (hasMoved) await unbindAccount(transaction, { issuer, subject });
    await bind(transaction, { issuer, subject, userId, now: now() });
    await noteConfirmedAddress(transaction, userId, now());
    const person = { userId, email, addressConfirmedAt: now() };
    const session = { ...client, ...person, now: now(), provider: answer.provider.id };
    return openSession(transaction, session);
  });
}

async function bind(
  transaction: Database,
  account: Parameters<typeof bindAccount>[1],
): Promise<void> {
  if (await bindAccount(transaction, account)) return;
  // Another tab was faster. An account that it bound to somebody else stays theirs.
  const bound = await findBoundUser(transaction, account);
  if (bound?.userId !== account.userId) throw refused('the account is bound to somebody else');
}

/** A provider should refuse a code that was used before; this does not depend on it. */
async function claimVisit(transaction: Database, { visit }: Answer): Promise<void> {
  const { state, expiresAt } = visit;
  if (!(await claimChallenge(transaction, { challenge: state, expiresAt }))) {
    throw refused('the answer was used before');
  }
}

async function requireOwnAddress(
  needs: CodeNeeds,
  { provider, claims }: Answer,
  isVouched: boolean,
): Promise<string> {
  const email = claims.email?.address;
  if (email === undefined) throw new AppError('sign-in/provider-without-address');
  await requireWay(needs, email, { provider: provider.id, isVouchedFor: isVouched });
  // The password of a shared login is known to many, so no single person's account is bound to it.
  if ((await findPerson(needs.db, email))?.isOrganisation)
    throw new AppError('sign-in/shared-login');
  return email;
}

async function isOwnAddressVouchedFor(
  db: Database,
  { provider, claims }: Answer,
): Promise<boolean> {
  if (!claims.email) return false;
  return isVouchedFor(provider, claims, await findWays(db, claims.email.domain));
}
