import type { Browser, Locator, Page } from '@playwright/test';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect } from './product.ts';
import { scriptRuns } from './script-runs.ts';

/** The library as administrators see it. */
export async function openLibrary(page: Page, address: string): Promise<void> {
  await signInAs(page, ADMINISTRATOR);
  await page.goto(address);
  await scriptRuns(page);
}

/** The same library in a second browser, as another administrator would see it. */
export async function openElsewhere(browser: Browser, url: string, address: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url });
  await openLibrary(page, address);
  return page;
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function nameField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Name', exact: true });
}

export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function link(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

export async function expectToast(page: Page, text: string): Promise<void> {
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications.getByText(text, { exact: true })).toBeVisible();
}

/** The browser writes refused calls to its console; here they are expected. */
export function expectRefusals(complaints: string[], status: number): void {
  const refusals = complaints.splice(0);
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) expect(refusal).toContain(String(status));
}

/** Side by side on wide screens, in a menu below. */
export async function pressOn(
  page: Page,
  row: string,
  action: string,
  width: number,
): Promise<void> {
  if (width >= 1280) return button(page, `${action} ${row}`).click();
  await button(page, `More actions for ${row}`).click();
  return page.getByRole('menuitem', { name: action }).click();
}
