import { expectNoViolations } from './accessibility.ts';
import { countLoads } from './count-loads.ts';
import { expect, test } from './product.ts';

test('an address that does not exist shows a page that leads home', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/pricng');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  // The browser itself notes the 404 of the page.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('code of the site that is missing after a release: one reload, then a clear message', async ({
  page,
  complaints,
}) => {
  const loads = countLoads(page);
  await page.goto('/no-such-page');
  await page.route(/assets\/.*sign-in.*\.js/i, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectNoViolations(page);
  expect(loads()).toBe(2);
  complaints.length = 0;
});
