import type { Page } from '@playwright/test';
import { sendSupportMessage } from '#contract/support.ts';
import { expectNoViolations } from './accessibility.ts';
import { EVIL_FAQ } from './evil-markdown.ts';
import { expect, test } from './product.ts';

test('questions are listed under their categories and can be linked to; too many messages are refused, and the text is kept', async ({
  page,
  complaints,
}) => {
  await page.goto('/faq#faq-is-there-a-free-trial');
  const question = page.getByRole('heading', { level: 3, name: 'Is there a free trial?' });
  await expect(question).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help & Support');
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(25);
  const section = main.getByRole('region', { name: 'Subscriptions and prices' });
  await expect(section.getByRole('heading', { level: 3 }).first()).toBeAttached();

  const categories = main.getByRole('navigation', { name: 'Questions about' });
  await categories.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/faq#faq-privacy');
  await expect(main.getByRole('heading', { level: 2, name: 'Privacy' })).toBeInViewport();
  await categories.getByRole('link', { name: 'Write to us' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Contact Support' })).toBeInViewport();
  for (const label of ['Name', 'Email', 'Message']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-required', 'true');
  }

  const message = { name: 'Ada Byron', email: 'busy@school.example', message: 'Once more' };
  for (let n = 0; n < 10; n += 1) {
    const sent = await page.request.post(sendSupportMessage.path, { data: message });
    expect(sent.status()).toBe(200);
  }
  await page.getByLabel('Name').fill(message.name);
  await page.getByLabel('Email').fill(message.email);
  await page.getByLabel('Message').fill(message.message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Once more');
  await expectNoViolations(page);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('429')]);
});

test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true });

  test('a FAQ that does not load is reported, and can be tried again; a malicious FAQ does no harm', async ({
    page,
    complaints,
  }) => {
    await page.route('**/md/faq.md', (route) => route.abort());
    await goToHelp(page);
    await expect(
      page.getByText('Error loading FAQ content. Please try again later.'),
    ).toBeVisible();
    const toast = page.getByText('Failed to load FAQ content. Please try again later.');
    await expect(toast.first()).toBeVisible();
    await expect(page.getByLabel('Message')).toBeVisible();
    expect(complaints.splice(0).join('\n')).toContain('ERR_FAILED');

    await page.unroute('**/md/faq.md');
    await page.route('**/md/faq.md', (route) => route.fulfill({ body: EVIL_FAQ }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Does xyzzy work?' })).toBeVisible();
    const faq = page.getByRole('main').getByRole('region', { name: 'Evil' });
    await expect(
      faq.locator('img, script, svg, iframe, form, input, [style], [onclick]'),
    ).toHaveCount(0);
    await expect(page.locator('#main')).toHaveCount(1);
    for (const words of ['a script', 'a page', 'A paragraph']) await faq.getByText(words).click();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await expect(page).toHaveURL('/faq');
  });
});

/** By a link of the site, because the page at the address itself arrives with the FAQ in it. */
async function goToHelp(page: Page): Promise<void> {
  await page.goto('/login');
  const header = page.getByRole('navigation', { name: 'Main' });
  await header.getByRole('link', { name: 'Help & FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
}
