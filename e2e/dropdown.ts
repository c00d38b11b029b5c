import type { Locator, Page } from '@playwright/test';

/** What opens the years or weeks on narrow screens: a `summary`, which has no role to find it by. */
export function dropdown(page: Page, label: 'Select Year' | 'Select Week'): Locator {
  return page.locator('summary').filter({ hasText: label });
}
