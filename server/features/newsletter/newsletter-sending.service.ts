import type * as z from 'zod/mini';
import type { Newsletter, testNewsletter } from '#contract/newsletter.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/access.ts';
import type { Limit } from '../../limits/limits.queries.ts';
import { take } from '../../limits/take.ts';
import { newsletterMail } from '../../mail/newsletter.mail.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import {
  insertNewsletter,
  listNewsletterReaders,
  lockNewsletter,
  noteNewsletterSent,
} from './newsletter.queries.ts';
import type { NewsletterNeeds } from './newsletter.service.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

export type SendingNeeds = NewsletterNeeds & Pick<Deps, 'mail'>;

const TESTS: Limit = { name: 'newsletter-tests', most: 20, seconds: 60 * 60 };

/** Keeps the newsletter and mails it to its writer alone. */
export async function mailNewsletterTest(
  needs: SendingNeeds,
  letter: Newsletter,
  { userId, email }: Pick<Caller, 'userId' | 'email'>,
): Promise<z.input<typeof testNewsletter.output>> {
  const { db, now, mail } = needs;
  await take(db, TESTS, { key: userId, now: now(), refusal: 'mail/too-many-tests' });
  const answer = await db.transaction().execute(async (transaction) => {
    const id = await insertNewsletter(transaction, letter, now());
    const message = messageTo(needs, letter, { id: userId, email });
    await mail.add(transaction, message, { priority: 'first' });
    const readers = await listNewsletterReaders(transaction);
    return { id, readers: readers.length };
  });
  mail.wake();
  return answer;
}

/** Queues the newsletter for everybody who wants it, once. Returns the number of people, also when it was sent before. */
export async function sendNewsletterOnce(
  needs: SendingNeeds,
  id: string,
  actor: string,
): Promise<number> {
  const { db, now, mail } = needs;
  const people = await db.transaction().execute(async (transaction) => {
    const letter = await lockNewsletter(transaction, id);
    if (!letter) throw new AppError('newsletter/not-found');
    if (letter.people !== null) return letter.people;
    const readers = await listNewsletterReaders(transaction);
    for (const reader of readers) {
      const message = messageTo(needs, letter, reader);
      await mail.add(transaction, message, { priority: 'newsletter' });
    }
    await noteNewsletterSent(transaction, id, { people: readers.length, now: now() });
    const entry = { actor, action: 'newsletter sent' as const, subject: letter.subject };
    await insertAuditEntry(transaction, { ...entry, details: { people: readers.length } });
    return readers.length;
  });
  mail.wake();
  return people;
}

function messageTo(
  { publicUrl, newsletterKey }: SendingNeeds,
  { subject, text }: Newsletter,
  reader: { id: string; email: string },
) {
  const leaving = unsubscribeUrl(publicUrl, newsletterKey, reader.id);
  return newsletterMail({ to: reader.email, subject, text, unsubscribeUrl: leaving });
}
