import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { largestNetworkOf } from '../../http/client-network.ts';
import type { CodeTryLimits } from './code-try-limits.ts';
import { type Client, openSession } from './open-session.ts';
import { organisationLogin } from './organisation-login.ts';
import type { PasswordLimits } from './password-limits.ts';
import {
  takeOthersHashTurn,
  takeSchoolTurn,
  takeStaffTurn,
  takeStrangersTurn,
} from './password-turns.ts';
import { verifyPassword } from './passwords.ts';
import type { RightPasswords } from './right-passwords.ts';
import { findPassword } from './users.queries.ts';
import type { DescribeVisitor } from './visitor.ts';

interface Needs extends Pick<Deps, 'db' | 'log' | 'now'> {
  limits: Pick<CodeTryLimits, 'takeTry'> & PasswordLimits;
  rightPasswords: RightPasswords;
  describeVisitor: DescribeVisitor;
}

interface Credentials {
  domain: string;
  password: string;
}

interface WaitingClient extends Client {
  isDisconnected: () => boolean;
}

/** Returns the token of a new session. An unknown domain takes as long as a wrong password. */
export async function signInByPassword(
  needs: Needs,
  { domain, password }: Credentials,
  client: WaitingClient,
): Promise<string> {
  const { limits } = needs;
  const quickToken = await signInAtOnce(needs, { domain, password }, client);
  if (quickToken !== undefined) return quickToken;
  limits.refusePasswordAgain({ domain, ...client });
  const attempt = await needs.describeVisitor(organisationLogin(domain), client);
  limits.refuseStrangerAgain(attempt);
  const { isKnown, isAtSchool, browser, network } = attempt;
  const takeOthersTurn = isAtSchool ? takeSchoolTurn : takeStrangersTurn;
  const takeTurn = isKnown ? takeStaffTurn : takeOthersTurn;
  return takeTurn(
    async () => {
      if (client.isDisconnected()) throw new AppError('request/timeout');
      // Again, because the line may hold many tries of one browser.
      limits.refusePasswordAgain(attempt);
      limits.refuseStrangerAgain(attempt);
      limits.takeTry(client);
      await limits.requireTriesLeft(attempt);
      const token = await tryPassword(needs, { ...attempt, password }, client);
      if (token) return token;
      await limits.countWrongPassword(attempt);
      needs.log.warn({ domain, network }, 'a wrong organisation password was tried');
      throw new AppError('sign-in/organisation-refused');
    },
    isKnown ? browser : largestNetworkOf(network),
  );
}

/**
 * Lets staff in without waiting in a line, which a pupil with many cookies can fill: in a network of the school, a
 * password that was right before needs no hashing. Returns undefined when the usual way has to decide.
 */
async function signInAtOnce(
  { db, now, limits, rightPasswords, describeVisitor }: Needs,
  { domain, password }: Credentials,
  client: Client,
): Promise<string | undefined> {
  const email = organisationLogin(domain);
  if (!rightPasswords.isKept(email)) return undefined;
  if (!limits.takeQuickComparison({ domain, ...client })) return undefined;
  const hash = rightPasswords.findHash(email, password);
  if (hash === undefined) return undefined;
  const attempt = await describeVisitor(email, client);
  if (!attempt.isAtSchool || !(await limits.hasOwnTriesLeft(attempt))) return undefined;
  return openSessionByHash({ db, now }, { email, hash }, client);
}

async function tryPassword(
  { db, now, rightPasswords }: Needs,
  { email, password, isKnown }: { email: string; password: string; isKnown: boolean },
  client: Client,
): Promise<string | undefined> {
  const stored = await findPassword(db, email);
  const verify = () => verifyPassword(password, stored?.hash);
  if (!(await (isKnown ? verify() : takeOthersHashTurn(verify))) || !stored) return undefined;
  rightPasswords.keep(email, { password, hash: stored.hash });
  return openSessionByHash({ db, now }, { email, hash: stored.hash }, client);
}

/** Checks the hash again before opening a session: a change of password ends only the sessions that exist by then. */
async function openSessionByHash(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  { email, hash }: { email: string; hash: string },
  client: Client,
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const current = await findPassword(transaction, email);
    if (current?.hash !== hash) return undefined;
    return openSession(transaction, { ...client, userId: current.userId, email, now: now() });
  });
}
