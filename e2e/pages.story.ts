import { expectNoViolations } from './accessibility.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';

const TEACHER = 'every-reader@orchard.example';
const PAGES = [
  { path: '/', heading: 'Master Spelling, Empower Learning' },
  { path: '/pricing', heading: 'Pricing' },
  { path: '/faq', heading: 'Help & Support' },
  { path: '/login', heading: 'Welcome Back' },
  { path: '/register', heading: 'Create Your Account' },
  { path: '/teaching', heading: 'Learning Resources', as: TEACHER },
  { path: '/favourites/Year%202/Week%201', heading: 'Learning Resources', as: TEACHER },
  { path: '/overview', heading: 'Learning Resources', as: TEACHER },
  { path: '/profile', heading: 'Account Settings', as: TEACHER },
  { path: '/profile', heading: 'Account Settings', as: 'every-reader@nowhere.example' },
  { path: '/admin', heading: 'Admin', as: ADMINISTRATOR },
  { path: '/admin/assessment', heading: 'Admin', as: ADMINISTRATOR },
];
const WIDTHS = [360, 768, 1280, 1920];

for (const { path, heading, as = 'a visitor' } of PAGES) {
  test(`${path} stands at every width, for every reader like ${as}`, async ({ page }) => {
    if (as.includes('@')) await signInAs(page, as);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Spelling Orchard/);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBe(0);
      await expectNoViolations(page);
    }
  });
}

test('fonts come from our own origin', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const lexend = await page.evaluate(() => document.fonts.check('16px "Lexend Variable"'));
  expect(lexend).toBe(true);
});

test('the learning tabs lead to their addresses, and the back button returns', async ({ page }) => {
  await signInAs(page, TEACHER);
  await page.goto('/teaching/Year%202/Week%201');
  await page.getByRole('tab', { name: 'Assessment' }).click();
  await expect(page).toHaveURL(/\/assessment$/);
  await expect(page.getByText('This feature is coming soon!')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/teaching\/Year%202\/Week%201$/);
});
