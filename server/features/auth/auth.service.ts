import { isAPIError } from 'better-auth/api';
import { VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import { AppError } from '../../app-error.ts';
import { isDuplicate } from '../../db/duplicate.ts';
import type { Deps } from '../../deps.ts';
import { signInCodeMail } from '../../mail/sign-in-code.mail.ts';
import type { Auth } from './better-auth.ts';
import { replaceCode } from './codes.queries.ts';
import { organisationLogin } from './organisation-login.ts';
import { passwordTurn } from './password-turns.ts';
import { deleteSession } from './session.queries.ts';
import { boundTo, hashCode, randomCode } from './sign-in-code.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { findPasswordHash } from './users.queries.ts';

interface Needs extends Pick<Deps, 'db' | 'mail' | 'log' | 'now'> {
  auth: Auth;
  codeKey: Buffer;
  limits: SignInLimits;
}

interface From {
  network: string;
}

const CODE_MS = VERIFICATION_CODE_MINUTES * 60_000;

/**
 * Does the same for every address: whether it is known shows only to whoever can read its mail. The code counts if,
 * and only if, its message is queued: nobody is told to wait for one that never comes.
 */
export async function sendCode(
  { db, mail, now, limits, codeKey }: Omit<Needs, 'auth' | 'log'>,
  { email, network }: From & { email: string },
): Promise<void> {
  await limits.takeNetworkCode(network);
  const code = randomCode();
  const hash = hashCode(codeKey, boundTo(email, code));
  const expiresAt = new Date(now().getTime() + CODE_MS);
  await db.transaction().execute(async (transaction) => {
    await limits.takeCode(transaction, email);
    await replaceCode(transaction, { email, hash, expiresAt });
    await mail.add(transaction, signInCodeMail(email, code), CODE_MS);
  });
  mail.wake();
}

/** Gives the token of a new session; makes the user who signs in for the first time. */
export async function signInByCode(
  { auth, limits }: Pick<Needs, 'auth' | 'limits'>,
  { email, code, network }: From & { email: string; code: string },
): Promise<string> {
  await limits.takeCodeTry(email, network);
  try {
    const { token } = await auth.api.signInEmailOTP({ body: { email, otp: boundTo(email, code) } });
    return token;
  } catch (error) {
    // A wrong code puts the right one back; when a newer code was made meanwhile, that one stays.
    if (isAPIError(error) || isDuplicate(error)) throw new AppError('sign-in/code-refused');
    throw error;
  }
}

/** Gives the token of a new session. An unknown domain costs as much time as a wrong password. */
export async function signInByPassword(
  needs: Pick<Needs, 'db' | 'auth' | 'limits' | 'log'>,
  { domain, password, network }: From & { domain: string; password: string },
): Promise<string> {
  const { limits } = needs;
  await limits.takePasswordTry(network);
  return passwordTurn(async () => {
    await limits.requireFewWrongPasswords(domain, network);
    const token = await tryPassword(needs, { email: organisationLogin(domain), password });
    if (token) return token;
    await limits.countWrongPassword(domain, network);
    needs.log.warn({ domain }, 'a wrong organisation password was tried');
    throw new AppError('sign-in/organisation-refused');
  });
}

/** A password that is changed meanwhile opens nothing: the change signs out only who was in before it. */
async function tryPassword(
  { db, auth }: Pick<Needs, 'db' | 'auth'>,
  credentials: { email: string; password: string },
): Promise<string | undefined> {
  const hashBefore = await findPasswordHash(db, credentials.email);
  try {
    const { token } = await auth.api.signInEmail({ body: credentials });
    if ((await findPasswordHash(db, credentials.email)) === hashBefore) return token;
    await deleteSession(db, token);
    return undefined;
  } catch (error) {
    if (isAPIError(error)) return undefined;
    throw error;
  }
}
