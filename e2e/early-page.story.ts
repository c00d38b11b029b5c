import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';

test('the public pages can be read, and have their head, without any script', async ({
  browser,
  product: { url: baseURL },
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const { path, words, title } of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      baseURL + path,
    );
  }
  await context.close();
});

test('the site’s code comes when it is wanted, and the page’s elements stay', async ({ page }) => {
  for (const { path, words } of PAGES) {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(loaded.filter((file) => /framework|main/.test(file))).toEqual([]);
    const heading = await page.getByRole('heading', { level: 1, name: words }).elementHandle();

    const code = page.waitForResponse(/assets\/framework/);
    await page.mouse.move(200, 200);
    await code;
    await page.getByRole('button', { name: 'Provide Feedback' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    page.removeAllListeners('request');
  }
});

test('what is pressed before the code is there happens once it is', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('/faq');
  await page.getByLabel('Name').fill('Ms Pippin');
  await page.getByRole('button', { name: 'Chat Now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  letGo();
  await expect(page.getByRole('dialog', { name: 'Support Assistant' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ms Pippin');
});

test('a message sent before the code is there is sent once it is', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('/faq');
  await page.getByLabel('Name').fill('Ms Pippin');
  await page.getByLabel('Email').fill('pippin@orchard.example');
  await page.getByLabel('Message').fill('Hello');
  await page.getByLabel('Name').press('Enter');
  letGo();
  await expect(page.getByText('Your message has been sent!', { exact: false })).toBeVisible();
});

test('a help page whose questions do not come says so and goes on', async ({
  page,
  complaints,
}) => {
  await page.route('/md/faq.md', (route) => route.abort());
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Chat Now' }).hover();
  await expect(page.getByText('Error loading FAQ content. Please try again later.')).toBeVisible();
  await page.getByRole('button', { name: 'Chat Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Support Assistant' })).toBeVisible();
  complaints.length = 0;
});

const PAGES = [
  { path: '/', words: 'Master Spelling, Empower Learning', title: 'Spelling Orchard' },
  { path: '/pricing', words: 'Pricing', title: 'Pricing – Spelling Orchard' },
  { path: '/faq', words: 'Help & Support', title: 'Help & Support – Spelling Orchard' },
];

/** Keeps the site's code on its way until it is let go. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = withResolvers();
  await page.route(/assets\/framework/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
