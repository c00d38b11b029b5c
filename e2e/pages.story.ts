import { ADMIN_TABS, LEARNING_TABS } from '#contract/page-routes.ts';
import { expectNoViolations } from './accessibility.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';

const TEACHER = 'every-reader@orchard.example';
const PAGES = [
  { path: '/', heading: 'Master Spelling, Empower Learning' },
  { path: '/pricing', heading: 'Pricing' },
  { path: '/faq', heading: 'Help & Support' },
  { path: '/accessibility', heading: 'Accessibility' },
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

test('on paper the public pages are dark words, with nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/pricing', '/faq', '/accessibility']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator(':is(video, form):visible')).toHaveCount(0);
    const inks = await page.locator('body :visible').evaluateAll(inksOnGrounds);
    expect(new Set(inks), path).toEqual(new Set(['rgb(28, 43, 33) on rgba(0, 0, 0, 0)']));
  }
});

test('browsers that ask for an icon by its usual address get one', async ({ page }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
  }
});

test('fonts come from our own origin', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const lexend = await page.evaluate(() => document.fonts.check('16px "Lexend Variable"'));
  expect(lexend).toBe(true);
});

test('every tab leads to its address, for every reader', async ({ page }) => {
  for (const { as, path, tabs } of [
    { as: TEACHER, path: '/teaching', tabs: LEARNING_TABS },
    { as: ADMINISTRATOR, path: '/admin', tabs: ADMIN_TABS.map((tab) => `admin/${tab}` as const) },
  ]) {
    await signInAs(page, as);
    await page.goto(path);
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab.replace('admin/', '') }).click();
      await expect(page).toHaveURL(`/${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expectNoViolations(page);
    }
  }
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

/** Runs in the page: the colour of every element with words, and of what it stands on. */
function inksOnGrounds(elements: Element[]): string[] {
  return elements
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeName === '#text'))
    .map((element) => getComputedStyle(element))
    .map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`);
}
