import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './product.ts';

const PAGES = [
  ['/', 'Master Spelling, Empower Learning'],
  ['/pricing', 'Pricing'],
  ['/faq', 'Help & Support'],
  ['/login', 'Welcome Back'],
  ['/register', 'Create Your Account'],
  ['/teaching', 'Learning Resources'],
  ['/favourites/Year%202/Week%201', 'Learning Resources'],
  ['/overview', 'Learning Resources'],
  ['/profile', 'Account Settings'],
  ['/admin', 'Admin'],
  ['/admin/assessment', 'Admin'],
] as const;
const WIDTHS = [360, 768, 1280, 1920];

for (const [path, heading] of PAGES) {
  for (const width of WIDTHS) {
    test(`${path} stands at ${width} px, for every reader`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/Spelling Orchard/);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

test('fonts come from our own origin', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const lexend = await page.evaluate(() => document.fonts.check('16px "Lexend Variable"'));
  expect(lexend).toBe(true);
});

test('the learning tabs lead to their addresses, and the back button returns', async ({ page }) => {
  await page.goto('/teaching/Year%202/Week%201');
  await page.getByRole('tab', { name: 'Assessment' }).click();
  await expect(page).toHaveURL(/\/assessment$/);
  await expect(page.getByText('This feature is coming soon!')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/teaching\/Year%202\/Week%201$/);
});
