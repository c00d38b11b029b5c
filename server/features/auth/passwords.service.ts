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
import { findPassword } from './users.queries.ts';
import { describeVisitor } from './visitor.ts';

interface Needs extends Pick<Deps, 'db' | 'log' | 'now'> {
  limits: Pick<CodeTryLimits, 'takeTry'> & PasswordLimits;
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
  const { db, limits } = needs;
  limits.refusePasswordAgain({ domain, ...client });
  const attempt = await describeVisitor(db, organisationLogin(domain), client);
  const { isKnown, isAtSchool, browser, network } = attempt;
  const takeOthersTurn = isAtSchool ? takeSchoolTurn : takeStrangersTurn;
  const takeTurn = isKnown ? takeStaffTurn : takeOthersTurn;
  return takeTurn(
    async () => {
      if (client.isDisconnected()) throw new AppError('request/timeout');
      // Again, because the line may hold many tries of one browser.
      limits.refusePasswordAgain(attempt);
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

/** Checks the hash again before opening a session: a change of password ends only the sessions that exist by then. */
async function tryPassword(
  { db, now }: Needs,
  { email, password, isKnown }: { email: string; password: string; isKnown: boolean },
  client: Client,
): Promise<string | undefined> {
  const stored = await findPassword(db, email);
  const verify = () => verifyPassword(password, stored?.hash);
  if (!(await (isKnown ? verify() : takeOthersHashTurn(verify))) || !stored) return undefined;
  return db.transaction().execute(async (transaction) => {
    const current = await findPassword(transaction, email);
    if (current?.hash !== stored.hash) return undefined;
    return openSession(transaction, { ...client, userId: stored.userId, email, now: now() });
  });
}
