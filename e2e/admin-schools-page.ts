import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
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

/** Without the page, for stories that begin after that. What is not given is an active school of its own. */
export async function addSchool(page: Page, part: object = {}): Promise<NewSchool> {
  const school = { ...aSchool(), ...part };
  const rest = { contactName: null, contactEmail: null, subscriptionStatus: 'active' };
  const answer = await page.request.post('/api/schools', { data: { ...rest, ...school } });
  expect(answer.status()).toBe(201);
  return school;
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
