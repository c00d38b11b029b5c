import type * as z from 'zod/mini';
import type { exportNewsletter } from '#contract/newsletter.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { endNewsletter, listNewsletterReaders } from './newsletter.queries.ts';
import { readToken, unsubscribeUrl } from './unsubscribe-link.ts';

export interface NewsletterNeeds extends Pick<Deps, 'db' | 'now'> {
  publicUrl: string;
  newsletterKey: Buffer;
}

export async function exportReaders(
  { db, publicUrl, newsletterKey }: NewsletterNeeds,
  actor: string,
): Promise<z.input<typeof exportNewsletter.output>> {
  const rows = await listNewsletterReaders(db);
  await insertAuditEntry(db, {
    actor,
    action: 'newsletter list exported',
    subject: 'newsletter',
    details: { people: rows.length },
  });
  return {
    people: rows.map(({ id, email, username, newsletter_since: since }) => ({
      email,
      name: username,
      since: since?.toISOString() ?? null,
      unsubscribeUrl: unsubscribeUrl(publicUrl, newsletterKey, id),
    })),
  };
}

export async function leave(
  { db, now, newsletterKey }: NewsletterNeeds,
  token: string,
): Promise<void> {
  await endNewsletter(db, requireOwnLink({ newsletterKey }, token), now());
}

/** Returns whose link it is. */
export function requireOwnLink(
  { newsletterKey }: Pick<NewsletterNeeds, 'newsletterKey'>,
  token: string,
): string {
  const userId = readToken(newsletterKey, token);
  if (userId === undefined) throw new AppError('link/refused');
  return userId;
}
