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

test('a toast goes by itself, and sooner with its close button, fading for 300 ms', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.clock.install();
  await fillIn(page, 'Hello');
  await page.getByRole('button', { name: /send/i }).click();
  await page.clock.runFor(1000);
  const toast = page.getByText('Your message has been sent!');
  await expect(toast).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();

  await fillIn(page, 'Hello again');
  await page.getByRole('button', { name: /send/i }).click();
  await page.clock.runFor(1000);
  await expect(toast).toBeVisible();
  const fade = page.evaluate(measureFade);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await fade).toBeGreaterThanOrEqual(290);
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

/** Runs in the page: from the moment the toast begins to go until it is gone, by the real clock. */
function measureFade(): Promise<number> {
  const toast = document.querySelector('[role=status]');
  let began = 0;
  return new Promise((resolve) => {
    new MutationObserver(() => {
      if (!began && toast?.hasAttribute('data-ending-style'))
        began = Number(document.timeline.currentTime);
      if (began && !toast?.isConnected) resolve(Number(document.timeline.currentTime) - began);
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
}

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Email').fill('ada@school.example');
  await page.getByLabel('Message').fill(message);
}
