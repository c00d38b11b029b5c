import { VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import { AppError } from '../../app-error.ts';
import { isEqualInConstantTime } from '../../constant-time.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { tooMany } from '../../limits/take.ts';
import type { ConfiguredProviders, ProviderSettings } from '../providers/provider-settings.ts';
import { requireWay } from '../sign-in-ways/require-way.ts';
import { signInCodeMail } from '../../mail/sign-in-code.mail.ts';
import { createVisitorFinder, type DescribeVisitor, type Visitor } from './visitor.ts';
import { createCodeRequestLimits, type CodeRequestLimits } from './code-request-limits.ts';
import { createCodeTryLimits, type CodeTryLimits } from './code-try-limits.ts';
import { createCodeTurns } from './code-turns.ts';
import {
  CODE_TRIES,
  deleteCode,
  findLatestCode,
  replaceCode,
  type StoredCode,
  takeTryOfOwnCode,
} from './codes.queries.ts';
import { type Client, openSession } from './open-session.ts';
import { hashCode, randomCode } from './sign-in-code.ts';
import { findOrInsertUser, findRecipient, noteConfirmedAddress } from './users.queries.ts';

export interface CodeNeeds extends Pick<Deps, 'db' | 'mail' | 'now'> {
  codeKey: Buffer;
  limits: CodeRequestLimits & CodeTryLimits;
  takeTurn: ReturnType<typeof createCodeTurns>;
  describeVisitor: DescribeVisitor;
  providers: ConfiguredProviders;
}

/** Made once, so that every way that sends codes shares their limits and turns. */
export function createCodeNeeds(
  deps: Deps,
  settings: Pick<CodeNeeds, 'codeKey' | 'providers'>,
): CodeNeeds {
  const limits = { ...createCodeRequestLimits(deps), ...createCodeTryLimits(deps) };
  const describeVisitor = createVisitorFinder(deps.db);
  return { ...deps, ...settings, limits, takeTurn: createCodeTurns(deps), describeVisitor };
}

/** An account at a provider whose address a code confirms. */
export interface ConfirmedAccount {
  provider: ProviderSettings;
  bind: (transaction: Database, userId: string) => Promise<void>;
}

interface Entered {
  email: string;
  code: string;
}

const CODE_MS = VERIFICATION_CODE_MINUTES * 60_000;

/**
 * Answers the same for every address, so that only a reader of its mail learns whether it has an account. The code
 * counts only if its message is queued, so that nobody has to wait for a code that never comes.
 */
export async function sendCode(
  needs: CodeNeeds,
  email: string,
  origin: Origin,
  confirmed?: ProviderSettings,
): Promise<void> {
  needs.limits.refuseRequestAgain(email, origin);
  const refuseStranger = () => needs.limits.refuseStrangerAgain(origin);
  await needs.takeTurn({ ...origin, email, purpose: 'request', refuseStranger }, () =>
    sendCodeNow(needs, email, origin, confirmed),
  );
}

async function sendCodeNow(
  needs: CodeNeeds,
  email: string,
  origin: Origin,
  confirmed: ProviderSettings | undefined,
): Promise<void> {
  const { db, limits } = needs;
  await requireWay(needs, email, wayOf(confirmed));
  const visitor = await needs.describeVisitor(email, origin);
  await limits.takeRequest(visitor);
  const isMailed = await db.transaction().execute(async (transaction) => {
    await limits.takeCode(transaction, visitor);
    await limits.renewTries(transaction, visitor);
    return queueCode(needs, transaction, { ...visitor, isSecond: false, confirmed });
  });
  await limits.countSentCode(visitor, isMailed);
  needs.mail.wake();
}

/** A code that confirms an account at a provider is needed only where the provider cannot vouch for the address. */
function wayOf(confirmed: ProviderSettings | undefined) {
  return confirmed ? { provider: confirmed.id, isVouchedFor: false } : 'code';
}

/** Returns the token of a new session, and creates the user at the first sign-in. */
export async function signInByCode(
  needs: CodeNeeds,
  entered: Entered,
  client: Client,
  account?: ConfirmedAccount,
): Promise<string> {
  needs.limits.takeTry(client);
  needs.limits.refuseTryAgain(entered.email, client);
  return needs.takeTurn({ ...client, email: entered.email, purpose: 'try' }, () =>
    signInNow(needs, entered, client, account),
  );
}

async function signInNow(
  needs: CodeNeeds,
  { email, code }: Entered,
  client: Client,
  account: ConfirmedAccount | undefined,
): Promise<string> {
  const { db, limits, now } = needs;
  await requireWay(needs, email, wayOf(account?.provider));
  const visitor = await needs.describeVisitor(email, client);
  const found = await findMatchingCode(needs, visitor, hashCode(needs.codeKey, email, code));
  if (!found.is_second && !visitor.isKnown && (await limits.areCodesBeingGuessed())) {
    await sendSecondCode(needs, visitor, found, account?.provider);
    throw new AppError('sign-in/second-code');
  }
  const token = await db.transaction().execute(async (transaction) => {
    await claimCode(transaction, found);
    const userId = await findOrInsertUser(transaction, email);
    await noteConfirmedAddress(transaction, userId, now());
    await account?.bind(transaction, userId);
    const person = { userId, email, addressConfirmedAt: now() };
    const session = { ...client, ...person, now: now(), provider: account?.provider.id };
    return openSession(transaction, session);
  });
  await limits.giveBackRequest(visitor);
  return token;
}

/**
 * Compares with the code that this browser asked for, whose tries no other browser can use up, and with the latest
 * code of the address, so that a code can be asked for on a telephone and entered on a laptop.
 */
async function findMatchingCode(
  { db, limits, now }: CodeNeeds,
  visitor: Visitor,
  hash: string,
): Promise<StoredCode> {
  let comparisons = 0;
  let waitMs: number | undefined;
  const own = await takeTryOfOwnCode(db, { ...visitor, now: now() });
  if (own && own.tries <= CODE_TRIES) {
    comparisons += 1;
    if (isEqualInConstantTime(hash, own.hash)) return own;
  } else if (own) {
    waitMs = own.expires_at.getTime() - now().getTime();
  }
  const exceptBrowser = own && visitor.browser;
  const latest = await findLatestCode(db, { email: visitor.email, exceptBrowser, now: now() });
  if (latest || !own) {
    waitMs = await limits.takeOtherBrowserTry(visitor);
    if (latest && waitMs === undefined) {
      comparisons += 1;
      if (isEqualInConstantTime(hash, latest.hash)) return latest;
    }
  }
  await limits.countWrongCodes(visitor, comparisons);
  if (comparisons === 0 && waitMs !== undefined) throw tooMany('sign-in/too-many-tries', waitMs);
  throw new AppError('sign-in/code-refused');
}

/** While codes are being guessed, a lucky guess is not enough: another code goes to the same mailbox. */
async function sendSecondCode(
  needs: CodeNeeds,
  visitor: Visitor,
  first: StoredCode,
  confirmed: ProviderSettings | undefined,
): Promise<void> {
  await needs.db.transaction().execute(async (transaction) => {
    await claimCode(transaction, first);
    await queueCode(needs, transaction, { ...visitor, isSecond: true, confirmed });
  });
  needs.mail.wake();
}

interface QueuedCode extends Visitor {
  isSecond: boolean;
  confirmed: ProviderSettings | undefined;
}

/** Returns false when the code is not mailed, because too many strangers have asked for one. */
async function queueCode(
  { mail, now, codeKey, limits }: CodeNeeds,
  transaction: Database,
  { email, domain, browser, isSecond, confirmed }: QueuedCode,
): Promise<boolean> {
  const code = randomCode();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + CODE_MS);
  const hash = hashCode(codeKey, email, code);
  await replaceCode(transaction, { email, browser, hash, isSecond, createdAt, expiresAt });
  const priority = priorityOf(await findRecipient(transaction, { email, domain }));
  if (priority === 'last' && !(await limits.takeMailToStranger(transaction))) return false;
  await mail.add(
    transaction,
    signInCodeMail(email, code, { isSecond, provider: confirmed?.name }),
    {
      keepTryingForMs: CODE_MS,
      priority,
    },
  );
  return true;
}

function priorityOf({ hasAccount, hasSchool }: { hasAccount: boolean; hasSchool: boolean }) {
  if (hasAccount && hasSchool) return 'first';
  return hasAccount || hasSchool ? 'standard' : 'last';
}

/** Of many requests with the same code at once, one signs in. */
async function claimCode(transaction: Database, code: StoredCode): Promise<void> {
  if (!(await deleteCode(transaction, code.id))) throw new AppError('sign-in/code-refused');
}
