import type { Locator, Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import { button, expectToast, link, nameField, openLibrary } from './admin-library.ts';
import { codeSentTo, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide } from './viewer-page.ts';

/** More than any page of these stories has to go through. */
const MOST_STOPS = 80;

test('a teacher signs in, teaches from a deck, keeps it, finds it again and signs out, all by keyboard', async ({
  page,
  product,
}) => {
  const [year, week, deck] = ['Keyboard year', 'Keyboard week', 'Keyboard slides.pdf'];
  const resources = [{ path: `${year}/${week}/${deck}`, content: slides(3) }];
  await plantLibrary(product.dataDir, { resources });
  const email = someone();

  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeFocused();
  await page.keyboard.type(await codeSentTo(page, email));
  await expect(page).toHaveURL('/teaching');

  await press(page, link(page, year));
  await press(page, link(page, week));
  const open = page.getByRole('link', { name: `Open ${deck}` });
  await press(page, open);
  await expectSlide(page, 1, 3);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2, 3);
  await press(page, page.getByRole('button', { name: 'Next page' }));
  await expectSlide(page, 3, 3);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  const star = page.getByRole('button', { name: `Favourite ${deck}`, exact: true });
  await press(page, star, 'Space');
  await expectToast(page, `Added "${deck}" to favourites`);
  await tabTo(page, page.getByRole('tab', { name: 'Teaching' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/favourites');
  await press(page, page.getByRole('tabpanel').getByRole('link', { name: deck, exact: true }));
  await expectSlide(page, 1, 3);
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));

  await page.goto('/teaching');
  await tabTo(page, page.getByRole('combobox'));
  await page.keyboard.type('keyboard sl');
  await expect(page.getByRole('option', { name: new RegExp(deck) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: deck })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press(
    page,
    page.getByRole('button', { name: email.split('@')[0] ?? '' }),
    'Enter',
    'Shift+Tab',
  );
  await expect(page.getByRole('menu')).toBeVisible();
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(logout).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the first slide of any week is at most 15 keys away', async ({ page, product }) => {
  const years = ['Far year 2', 'Far year 6'];
  const weeks = Array.from({ length: 36 }, (_, at) => `Week ${at + 1}`);
  await plantLibrary(product.dataDir, {
    folders: years.flatMap((year) => weeks.map((week) => `${year}/${week}`)),
    resources: ['Answers', 'Slides', 'Worksheet'].map((name) => ({
      path: `${years[1]}/Week 18/${name}.pdf`,
      content: slides(3),
    })),
  });
  await signInAs(page, someone());
  await page.goto('/teaching');
  await expect(link(page, 'Far year 6')).toBeVisible();
  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await page.keyboard.press(name);
  };
  await key('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await key('Enter');
  while (!(await page.locator('main section ul a:focus').count())) await key('Tab');
  for (const letter of '6') await key(letter);
  await expect(link(page, 'Far year 6')).toBeFocused();
  await key('Enter');
  await expect(link(page, 'Week 18')).toBeVisible();
  await key('ArrowRight');
  // At once: two keys a second and a half apart do not belong together.
  await page.keyboard.type('18');
  keys += 2;
  await expect(link(page, 'Week 18')).toBeFocused();
  await key('Enter');
  await expect(link(page, 'Slides.pdf')).toBeVisible();
  await expect(page.getByText('3 resources, Far year 6, Week 18')).toBeAttached();
  await key('ArrowRight');
  await key('s');
  await key('Enter');
  await expectSlide(page, 1, 3);
  expect(keys).toBeLessThanOrEqual(15);
});

test('with Tab and Enter alone, the chosen week leads on to its resources', async ({
  page,
  product,
}) => {
  const year = 'Tab year';
  await plantLibrary(product.dataDir, {
    folders: Array.from({ length: 36 }, (_, at) => `${year}/Week ${at + 1}`),
    resources: [{ path: `${year}/Week 2/Slides.pdf`, content: slides(3) }],
  });
  await signInAs(page, someone());
  await page.goto(`/teaching/${encodeURIComponent(year)}`);
  await press(page, link(page, 'Week 2'));
  await expect(link(page, 'Slides.pdf')).toBeVisible();
  let keys = 0;
  const onward = page.getByRole('link', { name: 'Go to its resources' });
  while (!(await onward.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
    keys += 1;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Resources' })).toBeFocused();
  const present = page.getByRole('button', { name: 'Present Slides.pdf' });
  while (!(await present.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
    keys += 1;
  }
  await page.keyboard.press('Enter');
  await expectSlide(page, 1, 3);
  expect(keys + 2).toBeLessThanOrEqual(11);
});

test('an administrator creates, renames and deletes a year group by keyboard', async ({ page }) => {
  await openLibrary(page, '/admin/teaching');
  const add = button(page, 'Add year group');
  await press(page, add);
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type('Typed year');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Year group "Typed year" created successfully');
  await expect(add).toBeFocused();

  await press(page, button(page, 'Edit Typed year'));
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Retyped year');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Year group renamed from "Typed year" to "Retyped year" successfully');

  const remove = button(page, 'Delete Retyped year');
  await press(page, remove);
  const confirm = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(confirm.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, confirm.getByRole('button', { name: 'Delete' }));
  await expectToast(page, 'Year group "Retyped year" deleted successfully');
  await expect(confirm).toHaveCount(0);
  await expect(link(page, 'Retyped year')).toHaveCount(0);
});

async function press(page: Page, target: Locator, key = 'Enter', step = 'Tab'): Promise<void> {
  await tabTo(page, target, step);
  await page.keyboard.press(key);
}

/** Tabs to an element. Every focused element on the way must be visible and not covered. */
async function tabTo(page: Page, target: Locator, step = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(step);
    const hidden = () => page.evaluate(hiddenFocus);
    await expect.poll(hidden, { message: `after ${step}` }).toBe('');
  }
  await expect(target).toBeFocused();
}

/** Runs in the page: describes the focused element if it cannot be seen. */
function hiddenFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const { left, top, width, height } = focused.getBoundingClientRect();
  // For an element higher than the screen, only its visible part counts.
  const bottom = Math.min(top + height, window.innerHeight);
  const middle = (Math.max(top, 0) + bottom) / 2;
  const seen = document.elementFromPoint(left + width / 2, middle);
  const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
  return isSeen ? '' : focused.outerHTML.slice(0, 200);
}
