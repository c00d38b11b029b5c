import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { UsedCredential } from '#contract/passkey-sign-in.ts';
import { AppError } from '../../app-error.ts';
import { batched } from '../../batched.ts';
import type { Database } from '../../db/database.ts';
import { type Client, openSession } from '../auth/open-session.ts';
import type { CodeTryLimits } from '../auth/code-try-limits.ts';
import { claimChallenge } from '../auth/used-challenges.queries.ts';
import { requireWay } from '../sign-in-ways/require-way.ts';
import { CHALLENGE_SECONDS, PASSKEY_TIMEOUT_MS } from './passkey-challenge.ts';
import { findPasskeys, notePasskeyUse } from './passkeys.queries.ts';
import type { PasskeyNeeds } from './passkeys.service.ts';

/** Teachers who have left can no longer read their mail, but may still have a passkey. */
const CONFIRMED_MS = 180 * 24 * 60 * 60_000;

export async function optionsForSignIn({ publicUrl }: Pick<PasskeyNeeds, 'publicUrl'>) {
  const rpId = new URL(publicUrl).hostname;
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  const userVerification = 'required' as const;
  return { challenge, rpId, timeout: PASSKEY_TIMEOUT_MS, userVerification };
}

type FindPasskey = ReturnType<typeof createPasskeyFinder>;

/** Anybody may name passkeys. Many at once are looked up together, so that a flood takes one connection. */
export function createPasskeyFinder(db: Database) {
  return batched((ids) => findPasskeys(db, ids));
}

interface SignInNeeds extends PasskeyNeeds {
  limits: Pick<CodeTryLimits, 'takeTry'>;
  findPasskey: FindPasskey;
}

/** Returns the token of a new session, or the ID of a passkey whose owner must first sign in with a code. */
export async function signInByPasskey(
  needs: SignInNeeds,
  { credential, challenge }: { credential: UsedCredential; challenge: string },
  client: Client,
): Promise<{ token: string } | { unconfirmed: string }> {
  const { db, now, limits } = needs;
  limits.takeTry(client);
  const passkey = await needs.findPasskey(credential.id);
  if (!passkey) throw new AppError('sign-in/passkey-refused');
  const counter = await verify(needs, { credential, challenge, passkey });
  const { id, user_id: userId, email, confirmed_at: addressConfirmedAt } = passkey;
  // Administrators look after all schools; the rule of one school must not lock them out.
  if (!passkey.is_admin) await requireWay(needs, email, 'passkey');
  if (addressConfirmedAt.getTime() < now().getTime() - CONFIRMED_MS) return { unconfirmed: id };
  const token = await db.transaction().execute(async (transaction) => {
    const expiresAt = new Date(now().getTime() + CHALLENGE_SECONDS * 1000);
    const isFresh = await claimChallenge(transaction, { challenge, expiresAt });
    const use = { id, counter, now: now() };
    if (!isFresh || !(await notePasskeyUse(transaction, use))) {
      throw new AppError('sign-in/passkey-refused');
    }
    const person = { userId, email, addressConfirmedAt, passkeyId: id };
    return openSession(transaction, { ...client, ...person, now: now() });
  });
  return { token };
}

interface Attempt {
  credential: UsedCredential;
  challenge: string;
  passkey: { public_key: Buffer; counter: string | number };
}

/** Returns the new counter of the passkey. */
async function verify(
  { publicUrl }: PasskeyNeeds,
  { credential, challenge, passkey }: Attempt,
): Promise<number> {
  const { id, clientDataJSON, authenticatorData, signature } = credential;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: publicUrl,
      expectedRPID: new URL(publicUrl).hostname,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (cause) {
    throw new AppError('sign-in/passkey-refused', { cause });
  }
  throw new AppError('sign-in/passkey-refused');
}
