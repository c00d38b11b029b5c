import { VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import { AppError } from '../../app-error.ts';
import { isEqualInConstantTime } from '../../constant-time.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { inTurn } from '../../in-turn.ts';
import { tooMany } from '../../limits/take.ts';
import { signInCodeMail } from '../../mail/sign-in-code.mail.ts';
import { type Asked, describeAsked } from './asked.ts';
import type { CodeRequestLimits } from './code-request-limits.ts';
import type { CodeTryLimits } from './code-try-limits.ts';
import {
  CODE_TRIES,
  deleteCode,
  findLatestCode,
  replaceCode,
  type StoredCode,
  takeOwnCode,
} from './codes.queries.ts';
import { type Client, openSession } from './open-session.ts';
import { hashCode, randomCode } from './sign-in-code.ts';
import { findOrInsertUser, findRecipient } from './users.queries.ts';

interface Needs extends Pick<Deps, 'db' | 'mail' | 'now'> {
  codeKey: Buffer;
  limits: CodeRequestLimits & CodeTryLimits;
  takeTurn: ReturnType<typeof createCodeTurns>;
}

interface Entered {
  email: string;
  code: string;
}

const CODE_MS = VERIFICATION_CODE_MINUTES * 60_000;

/**
 * Few at once and with rests, so that callers who ask and try without pause leave connections and processors
 * to the teachers who are at work.
 */
export function createCodeTurns() {
  return inTurn({
    atOnce: 2,
    restFactor: 1,
    longestLine: 1000,
    longestLane: 500,
    longestWaitMs: 20_000,
  });
}

/**
 * Answers the same for every address: whether it is known shows only to whoever can read its mail. The code
 * counts if, and only if, its message is queued: nobody is told to wait for one that never comes.
 */
export async function sendCode(needs: Needs, email: string, origin: Origin): Promise<void> {
  needs.limits.refuseRequestAgain(email, origin);
  await needs.takeTurn(() => sendCodeNow(needs, email, origin), laneOf(origin));
}

async function sendCodeNow(needs: Needs, email: string, origin: Origin): Promise<void> {
  const { db, limits } = needs;
  const asked = await describeAsked(db, email, origin);
  await limits.takeRequest(asked);
  await db.transaction().execute(async (transaction) => {
    await limits.takeCode(transaction, asked);
    await limits.renewTries(transaction, asked);
    await queueCode(needs, transaction, { ...asked, isSecond: false });
  });
  await limits.noteSentCode(asked);
  needs.mail.wake();
}

/** Gives the token of a new session; makes the user who signs in for the first time. */
export async function signInByCode(
  needs: Needs,
  entered: Entered,
  client: Client,
): Promise<string> {
  needs.limits.takeTry(client);
  needs.limits.refuseTryAgain(entered.email, client);
  return needs.takeTurn(() => signInNow(needs, entered, client), laneOf(client));
}

async function signInNow(needs: Needs, { email, code }: Entered, client: Client): Promise<string> {
  const { db, limits, now } = needs;
  const asked = await describeAsked(db, email, client);
  const found = await findMatch(needs, asked, hashCode(needs.codeKey, email, code));
  if (!found.is_second && !asked.isKnown && (await limits.areCodesBeingGuessed())) {
    await askForSecondCode(needs, asked, found);
    throw new AppError('sign-in/second-code');
  }
  const token = await db.transaction().execute(async (transaction) => {
    await useUp(transaction, found);
    const userId = await findOrInsertUser(transaction, email);
    return openSession(transaction, { ...client, userId, email, now: now() });
  });
  await limits.giveBack(asked);
  return token;
}

/**
 * The browser's own code has tries of its own, which nobody else can use up. The latest code of the address
 * counts too, so that a code can be asked for on a telephone and entered on a laptop.
 */
async function findMatch(
  { db, limits, now }: Needs,
  asked: Asked,
  hash: string,
): Promise<StoredCode> {
  let comparisons = 0;
  let waitMs: number | undefined;
  const own = await takeOwnCode(db, { ...asked, now: now() });
  if (own && own.tries <= CODE_TRIES) {
    comparisons += 1;
    if (isEqualInConstantTime(hash, own.hash)) return own;
  } else if (own) {
    waitMs = own.expires_at.getTime() - now().getTime();
  }
  const exceptBrowser = own && asked.browser;
  const latest = await findLatestCode(db, { email: asked.email, exceptBrowser, now: now() });
  if (latest || !own) {
    waitMs = await limits.takeTryElsewhere(asked);
    if (latest && waitMs === undefined) {
      comparisons += 1;
      if (isEqualInConstantTime(hash, latest.hash)) return latest;
    }
  }
  await limits.noteWrongCodes(asked, comparisons);
  if (comparisons === 0 && waitMs !== undefined) throw tooMany('sign-in/too-many-tries', waitMs);
  throw new AppError('sign-in/code-refused');
}

/** While somebody is guessing codes, a lucky guess is not enough: another code goes to the same mailbox. */
async function askForSecondCode(needs: Needs, asked: Asked, first: StoredCode): Promise<void> {
  await needs.db.transaction().execute(async (transaction) => {
    await useUp(transaction, first);
    await queueCode(needs, transaction, { ...asked, isSecond: true });
  });
  needs.mail.wake();
}

async function queueCode(
  { mail, now, codeKey, limits }: Needs,
  transaction: Database,
  { email, domain, browser, isSecond }: Asked & { isSecond: boolean },
): Promise<void> {
  const code = randomCode();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + CODE_MS);
  const hash = hashCode(codeKey, email, code);
  await replaceCode(transaction, { email, browser, hash, isSecond, createdAt, expiresAt });
  const priority = priorityOf(await findRecipient(transaction, { email, domain }));
  if (priority === 'last' && !(await limits.mayMailStranger(transaction))) return;
  await mail.add(transaction, signInCodeMail(email, code, { isSecond }), {
    keepTryingForMs: CODE_MS,
    priority,
  });
}

function priorityOf({ hasAccount, hasSchool }: { hasAccount: boolean; hasSchool: boolean }) {
  if (hasAccount && hasSchool) return 'first';
  return hasAccount || hasSchool ? 'standard' : 'last';
}

/** Of many who come with one code at once, one is let in. */
async function useUp(transaction: Database, code: StoredCode): Promise<void> {
  if (!(await deleteCode(transaction, code.id))) throw new AppError('sign-in/code-refused');
}

function laneOf({ browser, isNewBrowser, network }: Origin): string {
  return isNewBrowser ? network : browser;
}
