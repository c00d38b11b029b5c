import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import { BRAND } from '#contract/brand.ts';
import { PASSKEYS } from '#contract/limits.ts';
import type { listPasskeys, NewCredential, Passkey } from '#contract/passkeys.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/access.ts';
import { passkeyAddedMail } from '../../mail/passkey-added.mail.ts';
import { findPerson } from '../administrators/administrators.queries.ts';
import { deleteSessionsOfPasskey } from '../auth/session.queries.ts';
import { claimChallenge } from '../auth/used-challenges.queries.ts';
import type { ConfiguredProviders } from '../providers/provider-settings.ts';
import { findClosing, requireWay } from '../sign-in-ways/require-way.ts';
import { CHALLENGE_SECONDS, PASSKEY_TIMEOUT_MS } from './passkey-challenge.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeyRows,
  lockUser,
  noteAddressOfSession,
  noteSessionPasskey,
  updatePasskeyName,
} from './passkeys.queries.ts';

export interface PasskeyNeeds extends Pick<Deps, 'db' | 'mail' | 'now'> {
  publicUrl: string;
  providers: ConfiguredProviders;
  /** Administrators need a passkey. */
  adminPasskeys: boolean;
}

const KEEP_TRYING_MS = 24 * 60 * 60_000;

export async function readPasskeys(
  needs: Pick<PasskeyNeeds, 'db' | 'providers'>,
  caller: Caller,
): Promise<z.input<typeof listPasskeys.output>> {
  const { userId, email } = caller;
  const person = await findPerson(needs.db, email);
  const rows = await listPasskeyRows(needs.db, userId);
  const closedBy = isAdministrator(caller) ? null : await findClosing(needs, email, 'passkey');
  return {
    passkeys: rows.map(passkeyOf),
    isSharedLogin: person?.isOrganisation ?? false,
    closedBy: closedBy ?? null,
  };
}

/** What the browser needs to make a passkey that can sign in by itself: kept on the device, and opened by its owner alone. */
export async function optionsForNew(needs: PasskeyNeeds, caller: Caller) {
  const known = await requireMayAdd(needs, needs.db, caller);
  const selection = { residentKey: 'required', userVerification: 'required' } as const;
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: BRAND.name,
    rpID: new URL(needs.publicUrl).hostname,
    userName: caller.email,
    userDisplayName: caller.username ?? caller.email,
    userID: new TextEncoder().encode(caller.userId),
    authenticatorSelection: selection,
  });
  return {
    challenge,
    rp: { id: new URL(needs.publicUrl).hostname, name: BRAND.name },
    user,
    pubKeyCredParams,
    timeout: PASSKEY_TIMEOUT_MS,
    excludeCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: { ...selection, requireResidentKey: true as const },
    attestation: 'none' as const,
  };
}

interface Added {
  name: string;
  credential: NewCredential;
  challenge: string;
}

export async function addNew(
  needs: PasskeyNeeds,
  caller: Caller,
  { name, credential, challenge }: Added,
): Promise<Passkey> {
  const { db, mail, now } = needs;
  const { userId, email, sessionId } = caller;
  const made = await verifyNew(needs, credential, challenge);
  const passkey = await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    await requireMayAdd(needs, transaction, caller);
    const expiresAt = new Date(now().getTime() + CHALLENGE_SECONDS * 1000);
    if (!(await claimChallenge(transaction, { challenge, expiresAt }))) {
      throw new AppError('passkey/refused');
    }
    const row = await insertPasskey(transaction, {
      userId,
      sessionId,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: credential.transports,
      name,
      now: now(),
    });
    if (!row) throw new AppError('passkey/exists');
    await noteAddressOfSession(transaction, userId, now());
    // The owner has just shown the passkey, as at a sign-in.
    await noteSessionPasskey(transaction, { sessionId, passkeyId: row.id });
    await mail.add(transaction, passkeyAddedMail(email, name), {
      keepTryingForMs: KEEP_TRYING_MS,
      priority: 'standard',
    });
    return passkeyOf(row);
  });
  mail.wake();
  return passkey;
}

export async function rename(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await requirePasskeyIfNeeded(db, caller);
  await updatePasskeyName(db, { id, userId: caller.userId, name });
}

export async function remove(
  { db, adminPasskeys }: Pick<PasskeyNeeds, 'db' | 'adminPasskeys'>,
  caller: Caller,
  id: string,
): Promise<void> {
  const { userId, sessionId } = caller;
  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const known = await requirePasskeyIfNeeded(transaction, caller);
    const isLast = known.length === 1 && known[0]?.id === id;
    // Without one, a reader of the administrator's mail could add their own.
    if (adminPasskeys && caller.isAdmin && isLast) throw new AppError('passkey/last');
    await deletePasskey(transaction, { id, userId });
    // It may be lost, with the computer it was added on, or somebody else signed in with it.
    await deleteSessionsOfPasskey(transaction, { id, userId, sessionId });
  });
}

async function verifyNew(
  { publicUrl }: PasskeyNeeds,
  credential: NewCredential,
  challenge: string,
) {
  const { id, clientDataJSON, attestationObject } = credential;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: publicUrl,
      expectedRPID: new URL(publicUrl).hostname,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (cause) {
    throw new AppError('passkey/refused', { cause });
  }
  throw new AppError('passkey/refused');
}

async function requireMayAdd(needs: PasskeyNeeds, db: Database, caller: Caller) {
  const known = await requirePasskeyIfNeeded(db, caller);
  if (known.length >= PASSKEYS) throw new AppError('passkey/too-many');
  if ((await findPerson(db, caller.email))?.isOrganisation) throw new AppError('access/denied');
  if (!isAdministrator(caller)) await requireWay({ ...needs, db }, caller.email, 'passkey');
  return known;
}

/** Administrators look after all schools: the rule of one school must not lock them out. */
function isAdministrator({ isAdmin, needsPasskey }: Caller): boolean {
  return isAdmin || needsPasskey;
}

/**
 * An administrator who has a passkey must have signed in with it before passkeys are changed, or somebody who can
 * read the administrator's mail would add their own. The first passkey is added without.
 */
async function requirePasskeyIfNeeded(db: Database, { userId, needsPasskey }: Caller) {
  const known = await listPasskeyRows(db, userId);
  if (needsPasskey && known.length > 0) throw new AppError('passkey/required');
  return known;
}

type Row = Awaited<ReturnType<typeof listPasskeyRows>>[number];

function passkeyOf({ id, name, created_at, last_used_at }: Row): Passkey {
  return {
    id,
    name,
    addedAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}
