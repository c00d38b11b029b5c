import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';

test('the phone menu is opened, walked through and closed by keyboard; the phone menu goes when there is room for the links: in a row of their own, then beside the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const name = header.getByRole('link', { name: 'Spelling Orchard, home' });
  const links = header.getByRole('navigation', { name: 'Main' });
  const toggle = header.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(links).toBeHidden();
  await expectInCorner(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(menu).toBeHidden();
  await expect(toggle).toBeHidden();
  expect(await bottomOf(name)).toBeGreaterThan(await topOf(links));
  await expectInCorner(page);
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(links).toBeVisible();
  await expect(toggle).toBeHidden();
  expect(await bottomOf(name)).toBeLessThanOrEqual(await topOf(links));
  // Nothing else has the row of links, and the stories of whole pages leave this width out.
  await expectNoViolations(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const pricing = menu.getByRole('link', { name: 'Pricing' });
  for (let n = 0; n < 10 && !(await isFocused(pricing)); n += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toBeHidden();
});

test('the phone menu has the links of a signed-in user', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Home', 'Learning Resources', 'Pricing', 'Help & FAQ', 'Admin']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: 'Account Settings' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expectNoViolations(page);
});

test('the user menu closes on a click outside and on navigation, from a tablet on; the footer signs out too, and says whose the site is', async ({
  page,
}) => {
  const email = someone();
  await signInAs(page, email);
  await page.goto('/teaching');
  const button = page.getByRole('button', { name: email.split('@')[0] ?? '' });
  const menu = page.getByRole('menu');
  for (const width of [768, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await button.click();
    await expect(menu).toBeVisible();
    if (width !== 1279) await expectNoViolations(page);
    await page.mouse.click(5, 700);
    await expect(menu).toBeHidden();

    await button.click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(menu).toBeHidden();

    await button.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/teaching');
    await expect(menu).toBeHidden();
  }

  const footer = page.getByRole('contentinfo');
  const year = new Date().getFullYear();
  await expect(footer.getByText(`© ${year} Spelling Orchard. All rights reserved.`)).toBeVisible();
  await footer.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(footer.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('at the end of a page the corner buttons are beside or below the footer', async ({ page }) => {
  for (const path of ['/pricing', '/login']) {
    await page.goto(path);
    for (const { width, height } of [
      { width: 360, height: 640 },
      { width: 768, height: 800 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const footer = await page.getByRole('contentinfo').boundingBox();
      const corner = await page.getByRole('complementary').boundingBox();
      expect(corner?.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(footer?.y ?? Infinity);
    }
  }
});

test('in the reader’s own colours an icon is drawn in lines, not as a filled square', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/pricing');
  const icons = page.locator('button svg, a svg');
  expect(await icons.count()).toBeGreaterThan(3);
  const grounds = await icons.evaluateAll((all) =>
    all.map((icon) => getComputedStyle(icon).backgroundColor),
  );
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

/** Feedback and chat stay at the bottom right, however far the page was scrolled. */
async function expectInCorner(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.wheel(0, 400);
  for (const name of ['Provide Feedback', 'Support Assistant']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    // One above the other, or side by side.
    expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(80);
    expect(height - (box?.y ?? 0)).toBeLessThan(140);
    expect(box?.y).toBeLessThan(height);
  }
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? 0;
}

async function bottomOf(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
}

async function isFocused(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element === document.activeElement);
}
