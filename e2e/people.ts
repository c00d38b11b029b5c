import { randomUUID } from 'node:crypto';
import type { Cookie, Page } from '@playwright/test';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { expect } from './product.ts';

export const ADMINISTRATOR = 'admin@spellingorchard.example';

/** An unused e-mail address, by default at one of the demo schools. */
export function someone(domain = 'orchard.example'): string {
  return `teacher-${randomUUID()}@${domain}`;
}

const signedIn = new Map<string, Cookie[]>();

/**
 * Signs the browser in without the sign-in pages. A user who was signed in before
 * gets the same session again, because codes for one address are limited.
 */
export async function signInAs(page: Page, email: string): Promise<void> {
  const known = signedIn.get(email);
  if (known) return page.context().addCookies(known);
  // Signing in would end the session that this browser has, and another story may use it again.
  await page.context().clearCookies({ name: 'session' });
  const asked = await page.request.post(requestCode.path, { data: { email } });
  expect(asked.status()).toBe(200);
  const code = await codeSentTo(page, email);
  const answer = await page.request.post(signInWithCode.path, { data: { email, code } });
  expect(answer.status()).toBe(200);
  signedIn.set(email, await page.context().cookies());
}

/** The newest code in the outbox, once it has arrived. */
export async function codeSentTo(page: Page, email: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    const newest = outbox.split('<li>').find((row) => row.includes(email)) ?? '';
    code = /(\d{6}) is your/.exec(newest)?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

/** A code that is not this one. */
export function anotherCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
