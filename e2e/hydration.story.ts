import { countLoads } from './count-loads.ts';
import { dropdown } from './dropdown.ts';
import { holdBackFiles } from './hold-back.ts';
import { ADMINISTRATOR, someone } from './people.ts';
import { expect, noteComplaints, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { plantPdf } from './viewer-page.ts';

const PAGES = [
  { path: '/', words: 'Master Spelling, Empower Learning', title: 'Spelling Orchard' },
  { path: '/pricing', words: 'Pricing', title: 'Pricing – Spelling Orchard' },
  { path: '/faq', words: 'Help & Support', title: 'Help & Support – Spelling Orchard' },
  { path: '/accessibility', words: 'Accessibility', title: 'Accessibility – Spelling Orchard' },
  { path: '/privacy', words: 'Privacy', title: 'Privacy – Spelling Orchard' },
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

test('the elements and the scroll position stay when the code takes the page over', async ({
  browser,
  complaints,
  product: { url: baseURL },
}) => {
  for (const { path, words } of PAGES) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    noteComplaints(page, complaints, baseURL);
    const release = await holdBackFiles(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = await page.getByRole('heading', { level: 1, name: words }).elementHandle();
    // Again until the whole page is there.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 500));
      expect(await page.evaluate(() => window.scrollY)).toBe(500);
    }).toPass();
    await release();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Provide Feedback' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await context.close();
  }
});

test('a clock, a time zone and a width that the server did not expect are corrected without a complaint', async ({
  browser,
  complaints,
  product,
}) => {
  const baseURL = product.url;
  const context = await browser.newContext({
    baseURL,
    timezoneId: 'Pacific/Auckland',
    locale: 'de-DE',
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  noteComplaints(page, complaints, baseURL);
  await page.clock.setFixedTime(new Date('2031-01-05T09:00:00Z'));
  const week = await plantPdf(page, product, { content: slides(1), email: someone() });
  for (const path of ['/', '/faq', week, '/favourites', '/profile']) {
    await page.goto(path);
    await expect(page.getByText('© 2031 Spelling Orchard')).toBeVisible();
  }
  await page.goto(week);
  await expect(dropdown(page, 'Select Year')).toBeVisible();
  await context.close();
});

test('the code would render every attribute that names an element as the server did', async ({
  page,
  product,
}) => {
  await page.goto('/login');
  expect(await page.evaluate(differingNames)).toEqual([]);
  const week = await plantPdf(page, product, { content: slides(1), email: ADMINISTRATOR });
  const slide = `${week}/Slides.pdf`;
  for (const path of ['/', '/faq', week, slide, `/admin${week}`, '/admin', '/profile']) {
    await page.goto(path);
    expect(await page.evaluate(differingNames)).toEqual([]);
  }
});

test('the help page needs nothing more than itself, also with a slash at its end', async ({
  page,
  complaints,
}) => {
  await page.route('/md/faq.md', (route) => route.abort());
  await page.goto('/faq/');
  const question = page.getByRole('heading', { level: 3, name: 'How do I sign in?' });
  const written = await question.elementHandle();
  // As voice control presses: without a pointer, a key or a focus.
  await page.getByRole('button', { name: 'Chat Now' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Support Assistant' })).toBeVisible();
  expect(await written?.evaluate((element) => element.isConnected)).toBe(true);
  // The assistant alone reads the file.
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('code that is gone after a release: one reload, then a clear message', async ({
  page,
  complaints,
}) => {
  const loads = countLoads(page);
  await page.route(/assets\/pricing-/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/pricing');
  await expect.poll(loads).toBe(2);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
  ).toBeVisible();
  expect(loads()).toBe(2);
  expect(complaints.splice(0).join()).toMatch(/404/);
});

/**
 * Attributes that differ from what React rendered. In production it keeps the server's and reports nothing, so a
 * later change of one would name an element that does not exist.
 */
function differingNames(): string[] {
  const names = { id: 'id', htmlFor: 'for', 'aria-labelledby': 'aria-labelledby' };
  let known = 0;
  const differing = [...document.querySelectorAll('body *')].flatMap((element) => {
    const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
    return Object.entries(names).flatMap(([prop, attribute]) => {
      const rendered = props?.[prop];
      if (rendered === undefined) return [];
      known += 1;
      const served = element.getAttribute(attribute);
      return served === rendered ? [] : [`${attribute}: ${served}, ${rendered}`];
    });
  });
  return known > 0 ? differing : ['React has rendered no element'];
}
