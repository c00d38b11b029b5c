import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';

test('a message to the team is sent, confirmed and waits in the outbox', async ({ page }) => {
  await page.goto('/faq');
  await fillIn(page, 'Where do I find Week 7?');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(
    page.getByText('Your message has been sent! We will get back to you soon.'),
  ).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');

  await expect(async () => {
    await page.goto('/outbox');
    await page.getByRole('link', { name: 'Support: message from Ada Byron' }).first().click();
  }).toPass();
  await expect(page.getByText('Where do I find Week 7?')).toBeVisible();
});

test('when sending fails the message is kept', async ({ page, complaints }) => {
  await page.goto('/faq');
  await fillIn(page, 'Keep this');
  await page.route('**/api/support/messages', (route) => route.abort());
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Keep this');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('a form that is not filled in says what is missing and sends nothing', async ({ page }) => {
  await page.goto('/faq');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls += 1;
  });
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toBe(0);
});

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Email').fill('ada@school.example');
  await page.getByLabel('Message').fill(message);
}
