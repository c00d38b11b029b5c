import type { Page } from '@playwright/test';
import { ADMIN_TABS, LEARNING_TABS } from '#contract/page-routes.ts';
import { expectNoViolations } from './accessibility.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';
import { expectPageStands } from './widths.ts';

const TEACHER = 'every-reader@orchard.example';

test('the public pages work at every width, for every reader, and on paper are dark words, with nothing to press', async ({
  page,
}) => {
  test.slow();
  for (const [path, heading] of [
    ['/', 'Master Spelling, Empower Learning'],
    ['/pricing', 'Pricing'],
    ['/faq', 'Help & Support'],
    ['/accessibility', 'Accessibility'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms of use'],
  ] as const) {
    await expectPageStands(page, path, heading);
    await page.emulateMedia({ media: 'print' });
    await expectDarkWords(page);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the sign-in pages work at every width, for every reader', async ({ page }) => {
  await expectPageStands(page, '/login', 'Welcome Back');
  await expectPageStands(page, '/register', 'Create Your Account');
});

test('fonts come from our own origin, and an icon for browsers that ask by its usual address', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const lexend = await page.evaluate(() => document.fonts.check('16px "Lexend Variable"'));
  expect(lexend).toBe(true);
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
  }
});

test('the pages of a teacher work at every width, for every reader; the learning tabs lead to their addresses, and the back button returns', async ({
  page,
}) => {
  await signInAs(page, TEACHER);
  await expectPageStands(page, '/profile', 'Account Settings');
  await expectPageStands(page, '/teaching', 'Learning Resources');
  await expectPageStands(page, '/favourites/Year%202/Week%201', 'Learning Resources');
  await expectPageStands(page, '/overview', 'Learning Resources');
  for (const tab of LEARNING_TABS) {
    await expectTabLeadsTo(page, tab, `/${tab}`);
    await expectNoViolations(page);
  }

  await page.goto('/teaching/Year%202/Week%201');
  await page.getByRole('tab', { name: 'Assessment' }).click();
  await expect(page).toHaveURL(/\/assessment$/);
  await expect(page.getByText('This feature is coming soon!')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/teaching\/Year%202\/Week%201$/);
});

test('the admin pages work at every width, for every reader, and their tabs lead to their addresses', async ({
  page,
}) => {
  await signInAs(page, ADMINISTRATOR);
  await expectPageStands(page, '/admin', 'Admin');
  await expectPageStands(page, '/admin/assessment', 'Admin');
  for (const tab of ADMIN_TABS) {
    await expectTabLeadsTo(page, tab, `/admin/${tab}`);
    await expectNoViolations(page);
  }
});

async function expectTabLeadsTo(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
}

async function expectDarkWords(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator(':is(video, form):visible')).toHaveCount(0);
  const inks = await page.locator('body :visible').evaluateAll(inksOnGrounds);
  expect(new Set(inks), page.url()).toEqual(new Set(['rgb(28, 43, 33) on rgba(0, 0, 0, 0)']));
}

/** Runs in the page: the text colour and the background of every element with text. */
function inksOnGrounds(elements: Element[]): string[] {
  return elements
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeName === '#text'))
    .map((element) => getComputedStyle(element))
    .map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`);
}
