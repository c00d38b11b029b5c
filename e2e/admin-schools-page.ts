import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { holdBack } from './hold-back.ts';
import { expect } from './product.ts';

interface NewSchool {
  name: string;
  domain: string;
}

/** A school that no other story uses. */
export function aSchool(): NewSchool {
  const number = randomUUID();
  return { name: `School ${number}`, domain: `school-${number}.example` };
}

/** Without the page, for stories that begin after that. */
export async function addSchool(
  page: Page,
  school: NewSchool,
  subscriptionStatus: SubscriptionStatus = 'active',
): Promise<void> {
  const rest = { contactName: null, contactEmail: null, subscriptionStatus };
  const answer = await page.request.post('/api/schools', { data: { ...school, ...rest } });
  expect(answer.status()).toBe(201);
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

export async function openFromDetails(page: Page, name: string, button: string): Promise<void> {
  await page.getByRole('button', { name: `View ${name}` }).click();
  const details = page.getByRole('dialog', { name: 'School Details' });
  await details.getByRole('button', { name: button, exact: true }).click();
  await expect(details).toBeHidden();
}

/** Holds back calls until the story has checked the pending state. */
export async function whileHeld(
  page: Page,
  url: string,
  check: () => Promise<void>,
): Promise<void> {
  const release = await holdBack(page, url);
  await check();
  release();
}

/** Word for word. */
export async function expectToast(
  page: Page,
  role: 'status' | 'alert',
  text: string,
): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole(role);
  const toast = toasts.filter({ hasText: text });
  await expect(toast).toBeVisible();
  expect(await toast.textContent()).toBe(text);
}
