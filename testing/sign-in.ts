import { requestCode, signInWithCode } from '#contract/session.ts';
import type { Database } from '#server/db/database.ts';
import { openQueuedMessage } from '#server/mail/mail-queue.ts';
import type { MailMessage } from '#server/mail/mailer.ts';
import { callApi } from './api-client.ts';
import { MAIL_KEY, type TestApp } from './test-app.ts';

/** Signs in as a teacher does, with a code out of the mail; gives the cookie. */
export async function signIn(product: TestApp, db: Database, email: string): Promise<string> {
  const code = await askForCode(product, db, email);
  return cookieOf(await callApi(product, signInWithCode, { email, code }));
}

export async function askForCode(product: TestApp, db: Database, email: string): Promise<string> {
  const response = await callApi(product, requestCode, { email });
  if (!response.ok) throw new Error(await response.text());
  return codeIn((await mailTo(db, email)).at(-1));
}

/** What waits to be sent to an address, the oldest first. */
export async function mailTo(db: Database, email: string): Promise<MailMessage[]> {
  const rows = await db
    .selectFrom('mail_queue')
    .select('sealed_message')
    .orderBy('next_attempt_at')
    .execute();
  const messages = rows.map((row) => openQueuedMessage(MAIL_KEY, row.sealed_message));
  return messages.filter(({ to }) => to === email.trim().toLowerCase());
}

/** The part of Set-Cookie that a browser sends back. */
export function cookieOf(response: Response): string {
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`no cookie was set: ${response.status}`);
  return cookie.split(';')[0] ?? '';
}

function codeIn(message: MailMessage | undefined): string {
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  if (!code) throw new Error('no code was mailed');
  return code;
}
