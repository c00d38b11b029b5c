import * as z from 'zod/mini';
import { RETENTION_SECONDS } from '#contract/retention.ts';
import type { Database } from '../db/database.ts';
import { seal, unseal } from '../secret.ts';
import { insertMail, type MailPriority } from './mail-queue.queries.ts';
import type { MailMessage } from './mailer.ts';

interface Delivery {
  /** How long a message is of use; without it, as long as any message waits. */
  keepTryingForMs?: number;
  priority: MailPriority;
}

export interface MailQueue {
  /** Inside a transaction the message is sent if, and only if, the transaction is committed. */
  add: (db: Database, message: MailMessage, how: Delivery) => Promise<void>;
  /** Called after the commit, so that the message is sent now rather than at the next poll. */
  wake: () => void;
}

/** The privacy page promises that no message waits longer. */
const LONGEST_WAIT_MS = RETENTION_SECONDS.waitingMail * 1000;

const storedMessage = z.object({
  to: z.string(),
  replyTo: z.optional(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  unsubscribeUrl: z.optional(z.string()),
});

/** Queues messages sealed, so that a sign-in code cannot be read in the database. */
export function createMailQueue(key: Buffer, now: () => Date, wake: () => void): MailQueue {
  return {
    async add(db, message, { keepTryingForMs = LONGEST_WAIT_MS, priority }) {
      const due = now();
      const expires = new Date(due.getTime() + Math.min(keepTryingForMs, LONGEST_WAIT_MS));
      const sealedMessage = seal(key, JSON.stringify(message));
      await insertMail(db, { sealedMessage, priority, due, expires });
    },
    // After the answer to the caller, whose timing must not show whether a message was queued.
    wake: () => void setImmediate(wake),
  };
}

export function openQueuedMessage(key: Buffer, sealed: Buffer): MailMessage {
  return storedMessage.parse(JSON.parse(unseal(key, sealed)));
}
