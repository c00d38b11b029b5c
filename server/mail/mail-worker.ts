import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { openQueuedMessage } from './mail-queue.ts';
import { claimDueMail, deleteMail, postponeMail, type QueuedMail } from './mail-queue.queries.ts';
import { type Mailer, MailRefused } from './mailer.ts';

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
const BATCH = 20;
/** Longer than any attempt takes; a message whose worker was killed is taken up again after this. */
const LEASE_MS = 2 * 60_000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 10 * 60_000;

/** Sends queued messages, so that no request ever waits for a mail server. */
export function startMailWorker({ db, mailer, key, now, log }: Needs): MailWorker {
  let stopping = false;
  let wanted = false;
  let running: Promise<void> | undefined;
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return { wake, stop };

  function wake(): void {
    wanted = true;
    running ??= run().finally(() => (running = undefined));
  }

  async function run(): Promise<void> {
    while (wanted && !stopping) {
      wanted = false;
      try {
        const batch = await claim();
        await Promise.all(batch.map(deliver));
        if (batch.length === BATCH) wanted = true;
      } catch (error) {
        log.warn({ err: error }, 'the mail queue cannot be read now');
      }
    }
  }

  function claim(): Promise<QueuedMail[]> {
    return claimDueMail(db, { now: now(), leaseUntil: fromNow(LEASE_MS), limit: BATCH });
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    if (mail.expires_at <= now()) return drop(mail, 'a message was given up: its time ran out');
    try {
      await mailer.send(openQueuedMessage(key, mail.sealed_message));
    } catch (error) {
      if (error instanceof MailRefused) return drop(mail, 'a message was refused for good', error);
      log.warn(
        { err: error, mail: mail.id, attempts: mail.attempts },
        'a message could not be sent yet',
      );
      return postponeMail(db, mail.id, fromNow(retryDelayMs(mail.attempts)));
    }
    await deleteMail(db, mail.id);
    log.info({ mail: mail.id, attempts: mail.attempts }, 'a message was sent');
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
    await running;
    mailer.close();
  }
}

/** 5 s, 10 s, 20 s and so on up to ten minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}
