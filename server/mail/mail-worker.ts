import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { withTimeout } from '../with-timeout.ts';
import { openQueuedMessage } from './mail-queue.ts';
import {
  claimDueMail,
  deleteMail,
  type MailKind,
  noteFailedAttempt,
  postponeMail,
  type QueuedMail,
} from './mail-queue.queries.ts';
import { type Mailer, MAIL_AT_ONCE, MailRefused } from './mailer.ts';

export interface MailWorker {
  wake: () => void;
  /** Resolves when the current deliveries have ended. */
  stop: () => Promise<void>;
}

interface Needs {
  db: Database;
  mailer: Mailer;
  key: Buffer;
  now: () => Date;
  log: Logger;
}

const POLL_EVERY_MS = 5000;
const ATTEMPT_WITHIN_MS = 60_000;
/** After this time another worker takes the message of a killed one; a living worker renews its lease in time. */
const LEASE_MS = 15_000;
const RENEW_EVERY_MS = 5000;
/** Few, so that neither strangers who ask for many codes nor a newsletter delay the mail of known people. */
const AT_ONCE: [MailKind, number][] = [
  ['known people', MAIL_AT_ONCE],
  ['strangers', 1],
  ['newsletters', 2],
];
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 10 * 60_000;

/** Sends queued messages, so that no request ever waits for a mail server. */
export function startMailWorker({ db, mailer, key, now, log }: Needs): MailWorker {
  let stopping = false;
  let wanted = false;
  let claiming: Promise<void> | undefined;
  const deliveries = new Map<Promise<void>, MailKind>();
  const timer = setInterval(wake, POLL_EVERY_MS);
  wake();
  return { wake, stop };

  function wake(): void {
    wanted = true;
    claiming ??= claimWhileWanted().finally(() => (claiming = undefined));
  }

  /** Claims as many messages as can be sent at once; one slow delivery does not hold up the others. */
  async function claimWhileWanted(): Promise<void> {
    while (wanted && !stopping && deliveries.size < MAIL_AT_ONCE) {
      wanted = false;
      for (const [kind, atOnce] of AT_ONCE) {
        const limit = Math.min(MAIL_AT_ONCE - deliveries.size, atOnce - countDeliveries(kind));
        if (limit > 0 && (await claim(kind, limit)) >= limit) wanted = true;
      }
    }
  }

  function countDeliveries(kind: MailKind): number {
    return [...deliveries.values()].filter((each) => each === kind).length;
  }

  /** Returns how many messages were claimed. */
  async function claim(kind: MailKind, limit: number): Promise<number> {
    const claimed = { now: now(), leaseUntil: fromNow(LEASE_MS), limit, kind };
    const batch = await claimDueMail(db, claimed).catch((error: unknown) => {
      log.warn({ err: error }, 'the mail queue cannot be read now');
      return [];
    });
    for (const mail of batch) startDelivery(mail, kind);
    return batch.length;
  }

  function startDelivery(mail: QueuedMail, kind: MailKind): void {
    const delivery = deliver(mail)
      .catch((error: unknown) => log.warn({ err: error }, 'the mail queue cannot be written now'))
      .finally(() => {
        deliveries.delete(delivery);
        if (wanted || kind !== 'known people') wake();
      });
    deliveries.set(delivery, kind);
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    const { id } = mail;
    if (mail.expires_at <= now()) {
      return drop(id, mail.failed_attempts, 'a message was given up: its time ran out');
    }
    const attempts = mail.failed_attempts + 1;
    const renewing = setInterval(() => renew(id), RENEW_EVERY_MS);
    try {
      await attempt(mail);
    } catch (error) {
      if (error instanceof MailRefused) {
        return drop(id, attempts, 'a message was refused for good', error);
      }
      log.warn({ err: error, mail: id, attempts }, 'a message could not be sent yet');
      return noteFailedAttempt(db, id, fromNow(retryDelayMs(attempts)));
    } finally {
      clearInterval(renewing);
    }
    await deleteMail(db, id);
    log.info({ mail: id, attempts }, 'a message was sent');
  }

  /** If renewing fails, at worst the message is sent twice. */
  function renew(id: string): void {
    postponeMail(db, id, fromNow(LEASE_MS)).catch(() => {});
  }

  async function attempt(mail: QueuedMail): Promise<void> {
    const sent = mailer.send(openQueuedMessage(key, mail.sealed_message));
    await withTimeout(ATTEMPT_WITHIN_MS, sent, () => new Error('the mail server hangs'));
  }

  async function drop(id: string, attempts: number, reason: string, error?: Error): Promise<void> {
    log.error({ mail: id, attempts, ...(error && { err: error }) }, reason);
    await deleteMail(db, id);
  }

  function fromNow(ms: number): Date {
    return new Date(now().getTime() + ms);
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(timer);
    await claiming;
    await Promise.all(deliveries.keys());
    mailer.close();
  }
}

/** 5 s, 10 s, 20 s and so on up to ten minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}
