import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { holdBack } from './hold-back.ts';
import { expect, test } from './product.ts';

const SENT = 'Your message has been sent! We will get back to you soon.';

test('a message to the team is sent, confirmed and waits in the outbox @many-copies', async ({
  page,
  complaints,
}) => {
  const sender = `Ada ${randomUUID()}`;
  await page.goto('/faq');
  const send = page.getByRole('button', { name: 'Send Message' });

  await test.step('a form that is not filled in says what is missing and sends nothing', async () => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/support/')) calls += 1;
    });
    await send.click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toBe(0);
    await expectNoViolations(page);
  });

  await test.step('when sending fails the message is kept', async () => {
    await fillIn(page, 'Where do I find Week 7?', sender);
    await page.route('**/api/support/messages', (route) => route.abort());
    await send.click();
    await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Where do I find Week 7?');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    await page.unroute('**/api/support/messages');
  });

  const release = await holdBack(page, '**/api/**');
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');

  await expect(async () => {
    await page.goto('/outbox');
    const message = page.getByRole('link', { name: `Support: message from ${sender}` });
    await message.first().click({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Where do I find Week 7?').first()).toBeVisible();
});

test('a toast is shown for 5 s and fades for 300 ms, also when it is dismissed', async ({
  page,
}) => {
  await page.goto('/faq');
  const left = await sendAndWatchToast(page);
  const { stoodMs, fadedSeconds } = await left.life;
  // The page may detect the toast a little late.
  expect(stoodMs).toBeGreaterThanOrEqual(4500);
  expect(fadedSeconds).toBeCloseTo(0.3);
  await expect(page.getByText(SENT)).toHaveCount(0);

  const dismissed = await sendAndWatchToast(page);
  // A toast that is still fading in fades out in less time.
  await expect(page.getByRole('status').filter({ hasText: SENT })).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  expect((await dismissed.life).fadedSeconds).toBeCloseTo(0.3);
  await expect(page.getByText(SENT)).toHaveCount(0);
});

async function fillIn(page: Page, message: string, sender = 'Ada Byron'): Promise<void> {
  await page.getByLabel('Name').fill(sender);
  await page.getByLabel('Email').fill('ada@school.example');
  await page.getByLabel('Message').fill(message);
}

/** Resolves when the toast is shown; its times are known after it is removed. */
async function sendAndWatchToast(page: Page): Promise<{ life: Promise<ToastLife> }> {
  await fillIn(page, 'Hello');
  const life = page.evaluate(watchToast);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  return { life };
}

interface ToastLife {
  stoodMs: number;
  /** By the browser's own count of the transition. */
  fadedSeconds: number;
}

/** Runs in the page. */
function watchToast(): Promise<ToastLife> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const toast = document.querySelector('div[role=status]');
      if (!toast) return;
      observer.disconnect();
      const shown = performance.now();
      toast.addEventListener('transitionend', (event) => {
        if (!(event instanceof TransitionEvent) || !toast.hasAttribute('data-ending-style')) return;
        const fadedSeconds = event.elapsedTime;
        resolve({ stoodMs: performance.now() - shown - fadedSeconds * 1000, fadedSeconds });
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
