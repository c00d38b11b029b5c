import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { openQueuedMessage } from './mail-queue.ts';
import {
  claimDueMail,
  deleteMail,
  isToStranger,
  noteFailedAttempt,
  postponeMail,
  type QueuedMail,
} from './mail-queue.queries.ts';
import { type Mailer, MAIL_AT_ONCE, MailRefused } from './mailer.ts';

export interface MailWorker {
  wake: () => void;
  /** Resolves when the messages in hand are dealt with. */
  stop: () => Promise<void>;
}

interface Needs {
  db: Database;
  mailer: Mailer;
  key: Buffer;
  now: () => Date;
  log: Logger;
}

const LOOK_EVERY_MS = 5000;
const ATTEMPT_WITHIN_MS = 60_000;
/** A message whose worker was killed is taken up again after this; whoever is alive renews it in time. */
const LEASE_MS = 15_000;
const RENEW_EVERY_MS = 5000;
/** However many of them ask for codes, the other hands are free for people we know. */
const STRANGERS_AT_ONCE = 1;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 10 * 60_000;

/** Sends queued messages, so that no request ever waits for a mail server. */
export function startMailWorker({ db, mailer, key, now, log }: Needs): MailWorker {
  let stopping = false;
  let wanted = false;
  let claiming: Promise<void> | undefined;
  const inHand = new Set<Promise<void>>();
  let strangersInHand = 0;
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return { wake, stop };

  function wake(): void {
    wanted = true;
    claiming ??= claimWhileWanted().finally(() => (claiming = undefined));
  }

  /** Takes as many as there are free hands; one slow delivery does not hold up the others. */
  async function claimWhileWanted(): Promise<void> {
    while (wanted && !stopping && inHand.size < MAIL_AT_ONCE) {
      wanted = false;
      const limit = MAIL_AT_ONCE - inHand.size;
      const known = await claim('known people', limit);
      const forStrangers = STRANGERS_AT_ONCE - strangersInHand;
      const strangersLimit = Math.min(limit - known, forStrangers);
      const strangers = strangersLimit > 0 ? await claim('strangers', strangersLimit) : 0;
      if (known >= limit || (strangersLimit > 0 && strangers >= strangersLimit)) wanted = true;
    }
  }

  /** Gives how many there were. */
  async function claim(to: 'known people' | 'strangers', limit: number): Promise<number> {
    const claimed = { now: now(), leaseUntil: fromNow(LEASE_MS), limit, to };
    const batch = await claimDueMail(db, claimed).catch((error: unknown) => {
      log.warn({ err: error }, 'the mail queue cannot be read now');
      return [];
    });
    for (const mail of batch) takeInHand(mail);
    return batch.length;
  }

  function takeInHand(mail: QueuedMail): void {
    const isForStranger = isToStranger(mail);
    if (isForStranger) strangersInHand += 1;
    const work = deliver(mail)
      .catch((error: unknown) => log.warn({ err: error }, 'the mail queue cannot be written now'))
      .finally(() => {
        inHand.delete(work);
        if (isForStranger) strangersInHand -= 1;
        if (wanted || isForStranger) wake();
      });
    inHand.add(work);
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    const { id } = mail;
    if (mail.expires_at <= now()) return drop(mail, 'a message was given up: its time ran out');
    const attempts = mail.attempts + 1;
    const renewing = setInterval(() => renew(id), RENEW_EVERY_MS);
    try {
      await attempt(mail);
    } catch (error) {
      if (error instanceof MailRefused)
        return drop({ ...mail, attempts }, 'a message was refused for good', error);
      log.warn({ err: error, mail: id, attempts }, 'a message could not be sent yet');
      return noteFailedAttempt(db, id, fromNow(retryDelayMs(attempts)));
    } finally {
      clearInterval(renewing);
    }
    await deleteMail(db, id);
    log.info({ mail: id, attempts }, 'a message was sent');
  }

  /** When that fails, the worst is that a message is sent twice. */
  function renew(id: string): void {
    postponeMail(db, id, fromNow(LEASE_MS)).catch(() => {});
  }

  async function attempt(mail: QueuedMail): Promise<void> {
    const sent = mailer.send(openQueuedMessage(key, mail.sealed_message)).then(() => 'sent');
    const late = sleep(ATTEMPT_WITHIN_MS, 'late', { ref: false });
    if ((await Promise.race([sent, late])) === 'late') throw new Error('the mail server hangs');
  }

  async function drop(mail: QueuedMail, reason: string, error?: Error): Promise<void> {
    log.error({ mail: mail.id, attempts: mail.attempts, ...(error && { err: error }) }, reason);
    await deleteMail(db, mail.id);
  }

  function fromNow(ms: number): Date {
    return new Date(now().getTime() + ms);
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(timer);
    await claiming;
    await Promise.all(inHand);
    mailer.close();
  }
}

/** 5 s, 10 s, 20 s and so on up to ten minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}
