import type * as z from 'zod/mini';
import { VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import type { getOwnDeletion } from '#contract/personal-data.ts';
import { keptUntil } from '#contract/retention.ts';
import { AppError } from '../../app-error.ts';
import { isEqualInConstantTime } from '../../constant-time.ts';
import type { Deps } from '../../deps.ts';
import type { Limit } from '../../limits/limits.queries.ts';
import { take } from '../../limits/take.ts';
import { accountDeletionMail, deletionCodeMail } from '../../mail/account-deletion.mail.ts';
import { findPerson } from '../administrators/administrators.queries.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { CODE_TRIES } from '../auth/codes.queries.ts';
import { hashCode, randomCode } from '../auth/sign-in-code.ts';
import {
  deleteAccountDeletion,
  deleteDeletionCode,
  findPersonByEmail,
  findPersonById,
  insertAccountDeletion,
  replaceDeletionCode,
  takeTryOfDeletionCode,
} from './account-deletions.queries.ts';
import type { Person } from './held-data.queries.ts';
import { requirePerson } from './personal-data.service.ts';

export interface DeletionNeeds extends Pick<Deps, 'db' | 'mail' | 'now'> {
  deletionCodeKey: Buffer;
}

const CODES: Limit = { name: 'deletion-codes', most: 5, seconds: 60 * 60 };

export async function readOwnDeletion(
  { db }: Pick<Deps, 'db'>,
  { userId, email }: Person,
): Promise<z.input<typeof getOwnDeletion.output>> {
  const person = await findPersonById(db, userId);
  return {
    dueAt: person?.dueAt?.toISOString() ?? null,
    refusedTo: (await findRefusal(db, email)) ?? null,
  };
}

export async function lookUpPerson({ db }: Pick<Deps, 'db'>, email: string) {
  const person = await findPersonByEmail(db, email);
  return person ? { ...person, dueAt: person.dueAt?.toISOString() ?? null } : null;
}

export async function sendDeletionCode(
  { db, mail, now, deletionCodeKey }: DeletionNeeds,
  { userId, email }: Person,
): Promise<void> {
  await requireDeletable(db, email);
  await take(db, CODES, { key: userId, now: now(), refusal: 'sign-in/too-many-codes' });
  const code = randomCode();
  await db.transaction().execute(async (transaction) => {
    await replaceDeletionCode(transaction, {
      userId,
      hash: hashCode(deletionCodeKey, email, code),
      expiresAt: keptUntil('codes', now()),
    });
    await mail.add(transaction, deletionCodeMail(email, code), {
      keepTryingForMs: VERIFICATION_CODE_MINUTES * 60_000,
      priority: 'first',
    });
  });
  mail.wake();
}

/** Returns when the account will be deleted. */
export async function deleteByCode(
  needs: DeletionNeeds,
  { userId, email }: Person,
  code: string,
): Promise<Date> {
  const { db, now, deletionCodeKey } = needs;
  await requireDeletable(db, email);
  const sent = await takeTryOfDeletionCode(db, userId, now());
  const hash = hashCode(deletionCodeKey, email, code);
  const isRight = sent && sent.tries <= CODE_TRIES && isEqualInConstantTime(hash, sent.hash);
  if (!isRight || !(await deleteDeletionCode(db, userId))) {
    throw new AppError('sign-in/code-refused');
  }
  return schedule(needs, { userId, email }, email);
}

/** For somebody who has asked an administrator. */
export async function deleteByAdministrator(
  needs: DeletionNeeds,
  userId: string,
  actor: string,
): Promise<Date> {
  const person = await requirePerson(needs.db, userId);
  await requireDeletable(needs.db, person.email);
  return schedule(needs, person, actor);
}

export async function keepAccount(
  { db }: Pick<Deps, 'db'>,
  { userId, email }: Person,
  actor: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await deleteAccountDeletion(transaction, userId))) return;
    await insertAuditEntry(transaction, { actor, action: 'account kept', subject: email });
  });
}

async function schedule(
  { db, mail, now }: DeletionNeeds,
  { userId, email }: Person,
  actor: string,
): Promise<Date> {
  const dueAt = await db.transaction().execute(async (transaction) => {
    const due = await insertAccountDeletion(transaction, {
      userId,
      now: now(),
      dueAt: keptUntil('accountsBeingDeleted', now()),
    });
    await insertAuditEntry(transaction, {
      actor,
      action: 'account deletion requested',
      subject: email,
    });
    await mail.add(transaction, accountDeletionMail(email, due), { priority: 'first' });
    return due;
  });
  mail.wake();
  return dueAt;
}

async function requireDeletable(db: Deps['db'], email: string): Promise<void> {
  const refusal = await findRefusal(db, email);
  if (refusal === 'shared login') throw new AppError('account/shared-login');
  if (refusal === 'administrator') throw new AppError('account/of-administrator');
}

async function findRefusal(
  db: Deps['db'],
  email: string,
): Promise<'shared login' | 'administrator' | undefined> {
  const person = await findPerson(db, email);
  if (person?.isOrganisation) return 'shared login';
  return person?.isAdmin ? 'administrator' : undefined;
}
