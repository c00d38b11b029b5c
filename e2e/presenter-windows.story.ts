import {
  drawWithMouse,
  expectInk,
  LEFT,
  MIDDLE,
  PEN,
  RIGHT,
  toolsOf,
  wakeControls,
} from './board-page.ts';
import { expectFollowed, presentWithNotes } from './class-window-page.ts';
import { someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, openPdf, plantPdf } from './viewer-page.ts';

test('a closed class window is reported, and comes back with page and ink', async ({
  page,
  product,
}) => {
  test.slow();
  const classView = await presentWithNotes(page, product, 4);
  await page.keyboard.press('p');
  await drawWithMouse(page, [LEFT, RIGHT]);

  await classView.close();

  await expect(page.getByText('The class window was closed.')).toBeVisible();
  await page.keyboard.press('p');
  await page.keyboard.press('PageDown');
  await expectSlide(page, 2, 4);
  await page.keyboard.press('PageUp');
  await expectInk(page, MIDDLE, PEN.red);

  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open the class window' }).click();
  const again = await opening;
  await expectSlide(again, 1, 4);
  await expectInk(again, MIDDLE, PEN.red);
  await expectFollowed(page);

  await test.step('Escape stops presenting, the class window goes on', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Presenter' })).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Slides.pdf' })).toBeVisible();
    await expect(again.getByText('The presenter window was closed.')).toBeVisible();
  });
});

test('without its presenter the class window goes on by itself and says so', async ({
  page,
  product,
}) => {
  const classView = await presentWithNotes(page, product, 4);
  await page.keyboard.press('PageDown');
  await expectSlide(classView, 2, 4);

  await page.close();

  await expect(classView.getByText('The presenter window was closed.')).toBeVisible();
  await classView.keyboard.press('PageDown');
  await expectSlide(classView, 3, 4);
  await classView.keyboard.press('p');
  await drawWithMouse(classView, [LEFT, RIGHT]);
  await expectInk(classView, MIDDLE, PEN.red);
  const closing = classView.waitForEvent('close');
  await wakeControls(classView);
  await classView.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await closing;
});

test('a presenter window that is loaded again continues the lesson with its class window', async ({
  page,
  product,
}) => {
  test.slow();
  const classView = await presentWithNotes(page, product, 4);
  await page.keyboard.press('PageDown');
  await expectSlide(classView, 2, 4);
  await page.keyboard.press('p');
  await drawWithMouse(page, [LEFT, RIGHT]);
  await expectInk(classView, MIDDLE, PEN.red);
  await page.keyboard.press('t');
  await expect(classView.getByRole('timer')).toBeVisible();

  await page.reload();

  await expectFollowed(page);
  await expectSlide(page, 2, 4);
  await expectInk(page, MIDDLE, PEN.red);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(classView.getByText('The presenter window was closed.')).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await expectSlide(classView, 3, 4);

  await test.step('without a class window it says so, and opens one', async () => {
    // The address names the page a moment after it is shown.
    await expect(page).toHaveURL(/page=3$/);
    await classView.close();
    await page.reload();
    await expect(page.getByText('The class window was closed.')).toBeVisible();
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Open the class window' }).click();
    await expectSlide(await opening, 3, 4);
  });

  await test.step('after it has stopped, a reload is for reading', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Presenter' })).toHaveCount(0);
    await page.reload();
    await expectSlide(page, 3, 4);
    await expect(page.getByRole('complementary', { name: 'Presenter' })).toHaveCount(0);
  });
});

test('a refused second window is explained, and the lesson stays as it is', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openPdf(page, product, { content: slides(2) });
  await expectSlide(page, 1, 2);

  await page.getByRole('button', { name: 'Present with notes' }).click();

  await expect(page.getByText('Allow pop-ups for this site')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Presenter' })).toHaveCount(0);
  await expect(toolsOf(page)).toHaveCount(0);
});

test('a class view asks for the same sign-in as any other page', async ({
  page,
  product,
  browser,
}) => {
  const week = await plantPdf(page, product, { content: slides(2) });
  const stranger = await browser.newContext({ baseURL: product.url });
  const visit = await stranger.newPage();

  await visit.goto(`${week}/Slides.pdf?class-view=any`);

  await expect(visit).toHaveURL(/\/login\?next=/);
  await stranger.close();
});

test('signing out in another tab ends the lesson in both windows, which lead back to it', async ({
  page,
  product,
}) => {
  const classView = await presentWithNotes(page, product, 2, { email: someone() });
  const other = await page.context().newPage();
  await other.goto('/teaching');

  await other.getByRole('button', { name: 'Logout' }).click();

  await expect(page).toHaveURL(/\/login\?next=.*Slides\.pdf/);
  await expect(classView).toHaveURL(/\/login\?next=.*Slides\.pdf.*class-view/);
});

test('on a phone held sideways the timer of the presenter window can be read and used', async ({
  page,
  product,
}) => {
  test.slow();
  await presentWithNotes(page, product, 3);
  await page.keyboard.press('t');
  const timer = page.getByRole('region', { name: 'Timer' });
  for (const { width, height } of PHONES) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const notes = page.getByRole('complementary', { name: 'Presenter' });
      await expect(notes.getByText('The class window follows you.')).toBeInViewport({ ratio: 1 });
      // Nothing has to be scrolled to, and nothing lies over a button.
      await expect
        .poll(() => timer.evaluate((panel) => panel.scrollHeight - panel.clientHeight))
        .toBe(0);
      await expect(timer).toBeInViewport({ ratio: 1 });
      const clock = await timer.getByRole('timer').boundingBox();
      expect(clock?.height).toBeGreaterThan(40);
      for (const button of await timer.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        if (await button.isEnabled()) await button.click({ trial: true });
      }
    });
  }
  await timer.getByRole('button', { name: 'Start' }).click();
  await expect(timer.getByRole('button', { name: 'Pause' })).toBeVisible();
});

/** Held sideways: current phones, and an older small one. */
const PHONES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
];
