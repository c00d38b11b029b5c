import { requestCode, signInWithCode } from '#contract/session.ts';
import type { Database } from '#server/db/database.ts';
import { openQueuedMessage } from '#server/mail/mail-queue.ts';
import type { MailMessage } from '#server/mail/mailer.ts';
import { callApi } from './api-client.ts';
import { MAIL_KEY, type TestApp } from './test-app.ts';

/** Signs in as a teacher does, with a code from the mail; returns the cookie. */
export async function signIn(product: TestApp, db: Database, email: string): Promise<string> {
  const code = await askForCode(product, db, email);
  return cookieOf(await callApi(product, signInWithCode, { email, code }));
}

export async function askForCode(product: TestApp, db: Database, email: string): Promise<string> {
  const response = await callApi(product, requestCode, { email });
  if (!response.ok) throw new Error(await response.text());
  return latestCode(db, email);
}

export async function latestCode(db: Database, email: string): Promise<string> {
  return codeIn((await mailTo(db, email)).at(-1));
}

/** The messages that wait to be sent to an address, the oldest first. */
export async function mailTo(db: Database, email: string): Promise<MailMessage[]> {
  const rows = await db
    .selectFrom('mail_queue')
    .select('sealed_message')
    .orderBy('next_attempt_at')
    .execute();
  const messages = rows.map((row) => openQueuedMessage(MAIL_KEY, row.sealed_message));
  return messages.filter(({ to }) => to === email.trim().toLowerCase());
}

/** The session cookie, as a browser sends it back. */
export function cookieOf(response: Response): string {
  return setCookieOf(response, 'session');
}

/** The cookie that identifies the browser. */
export function browserOf(response: Response): string {
  return setCookieOf(response, 'browser');
}

function setCookieOf(response: Response, name: string): string {
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  const cookie = cookies.find((each) => each.replace('__Host-', '').startsWith(`${name}=`));
  if (!cookie) throw new Error(`no ${name} cookie was set: ${response.status}`);
  return cookie;
}

function codeIn(message: MailMessage | undefined): string {
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  if (!code) throw new Error('no code was mailed');
  return code;
}
