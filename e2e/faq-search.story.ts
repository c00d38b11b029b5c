import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './product.ts';

test('the questions are filtered while the reader types, and all come back', async ({ page }) => {
  await page.goto('/faq');
  const all = await questions(page).count();
  const box = page.getByRole('textbox', { name: 'Search the questions' });
  await box.fill('print');
  await expect(page.getByText(new RegExp(`^\\d+ of ${all} questions$`))).toBeVisible();
  const found = await questions(page).count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq?q=print');

  await box.fill('xyzzy');
  await expect(page.getByText('No questions match "xyzzy".')).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Show all questions' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(box).toHaveValue('');
  await expect(questions(page)).toHaveCount(all);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are searched by a form', async ({ page }) => {
    await page.goto('/faq');
    const all = await questions(page).count();
    await page.getByRole('textbox', { name: 'Search the questions' }).fill('print');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/faq?q=print');
    await expect(page.getByRole('textbox', { name: 'Search the questions' })).toHaveValue('print');
    await expect(page.getByText(new RegExp(`^\\d+ of ${all} questions$`))).toBeVisible();
    expect(await questions(page).count()).toBeLessThan(all);

    await page.getByRole('link', { name: 'Show all questions' }).click();
    await expect(questions(page)).toHaveCount(all);
  });
});

function questions(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 3 });
}
