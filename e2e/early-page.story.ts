import type { Page } from '@playwright/test';
import { countLoads } from './count-loads.ts';
import { expect, noteComplaints, test } from './product.ts';

const PAGES = [
  { path: '/', words: 'Master Spelling, Empower Learning', title: 'Spelling Orchard' },
  { path: '/pricing', words: 'Pricing', title: 'Pricing – Spelling Orchard' },
  { path: '/faq', words: 'Help & Support', title: 'Help & Support – Spelling Orchard' },
  { path: '/accessibility', words: 'Accessibility', title: 'Accessibility – Spelling Orchard' },
];

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
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
      'content',
      /^The words Master Spelling, Empower Learning/,
    );
  }
  await context.close();
});

test('the site’s code is loaded at the first interaction; the elements and the scroll position stay', async ({
  browser,
  complaints,
  product: { url: baseURL },
}) => {
  for (const { path, words } of PAGES) {
    // A new browser for each page, with an empty cache and no pointer: one left over the page before would
    // count as moving on the next.
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    noteComplaints(page, complaints, baseURL);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, 500));
    expect(loaded.filter((file) => /framework|main/.test(file))).toEqual([]);
    const heading = await page.getByRole('heading', { level: 1, name: words }).elementHandle();

    const code = page.waitForResponse(/assets\/framework/);
    await becomeAlive(page);
    await code;
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    await page.getByRole('button', { name: 'Provide Feedback' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await context.close();
  }
});

test('input before the code has loaded is not lost', async ({ page }) => {
  const name = page.getByLabel('Name');

  await test.step('a message sent before any script is there stays in its form', async () => {
    await page.route(/\.js$/, () => undefined);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.getByLabel('Message').fill('A secret');
    await name.press('Enter');
    await expect(page).toHaveURL('/faq');
    await expect(page.getByLabel('Message')).toHaveValue('A secret');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('a message sent before the code is there is sent once it is', async () => {
    const letGo = await holdBack(page);
    await page.goto('/faq');
    await name.fill('Ms Pippin');
    await page.getByLabel('Email').fill('pippin@orchard.example');
    await page.getByLabel('Message').fill('Hello');
    await name.press('Enter');
    await letGo();
    await expect(page.getByText('Your message has been sent!', { exact: false })).toBeVisible();
  });

  await test.step('what is pressed before the code is there happens once it is', async () => {
    const letGo = await holdBack(page);
    await page.goto('/faq');
    await name.fill('Ms Pippin');
    await page.getByRole('button', { name: 'Chat Now' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await letGo();
    await expect(page.getByRole('dialog', { name: 'Support Assistant' })).toBeVisible();
    await expect(name).toHaveValue('Ms Pippin');
  });

  await test.step('who writes into a form reached by its address is not taken away from it, in any year', async () => {
    await page.clock.setFixedTime(new Date('2031-01-05T09:00:00Z'));
    const letGo = await holdBack(page);
    // Not from the help page itself: that would not be loaded again.
    await page.goto('about:blank');
    await page.goto('/faq#contact-support');
    await name.fill('Ann');
    await letGo();
    await becomeAlive(page);
    await page.keyboard.type(' Smith');
    await expect(name).toHaveValue('Ann Smith');
    // The page was built in another year.
    await expect(page.getByText('© 2031 Spelling Orchard')).toBeVisible();
  });
});

test('the help page needs nothing more than itself, also with a slash at its end', async ({
  page,
}) => {
  await page.route('/md/faq.md', (route) => route.abort());
  await page.goto('/faq/');
  const question = page.getByRole('heading', { level: 3, name: 'How do I sign in?' });
  const written = await question.elementHandle();
  // As voice control presses: without a pointer, a key or a focus.
  await page.getByRole('button', { name: 'Chat Now' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Support Assistant' })).toBeVisible();
  expect(await written?.evaluate((element) => element.isConnected)).toBe(true);
});

test('code that is gone after a release: one reload, then a clear message', async ({
  page,
  complaints,
}) => {
  const loads = countLoads(page);
  await page.route(/assets\/framework/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/pricing');
  await page.mouse.move(200, 200);
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState();
  // The pointer keeps moving until something happens.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(/Please check your internet connection/, { timeout: 1000 });
  }).toPass();
  expect(loads()).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  expect(complaints.splice(0).join()).toMatch(/404/);
});

/** Moves the pointer, and waits until the page answers. */
async function becomeAlive(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await expect(page.locator('#root[data-early]')).toHaveCount(0);
}

/** Holds back the site's code until it is released. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = withResolvers();
  let waiting = 0;
  await page.route(/assets\/framework/, async (route) => {
    waiting += 1;
    await held;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => waiting).toBeGreaterThan(0);
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
