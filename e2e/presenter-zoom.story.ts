import type { Locator, Page } from '@playwright/test';
import { expectInk, PEN, type Spot } from './board-page.ts';
import { openClassView } from './class-window-page.ts';
import { expect, noteComplaints, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, openPdf } from './viewer-page.ts';

test('zoom and the place on a zoomed page are in step, from either side', async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  await openPdf(page, product, { content: slides(3) });
  await expectSlide(page, 1, 3);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const classView = await openClassView(page);
  noteComplaints(classView, complaints, product.url);
  await expectZoom([page, classView], '100');

  await test.step('zoomed on the laptop', async () => {
    await page.keyboard.press('+');
    await expectZoom([page, classView], '120');
    await page.getByLabel('Zoom percentage').fill('220');
    await page.keyboard.press('Enter');
    await expectZoom([page, classView], '220');
    await scrollTo(page, { x: 0.8, y: 0.6 });
    await expectPlace(classView, { x: 0.8, y: 0.6 });
  });

  await test.step('scrolled and zoomed on the board', async () => {
    await scrollTo(classView, { x: 0.1, y: 1 });
    await expectPlace(page, { x: 0.1, y: 1 });
    await classView.keyboard.press('-');
    await expectZoom([page, classView], '200');
    const place = await placeOf(page);
    await expectPlace(classView, place);
  });

  await test.step('ink is where it was drawn', async () => {
    await page.keyboard.press('p');
    const { x, y } = await middleOfStage(page);
    await page.mouse.move(x - 60, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 6 });
    await page.mouse.up();
    const spot = await spotAt(page, { x, y });
    await expectInk(page, spot, PEN.red);
    await expectInk(classView, spot, PEN.red);
    await page.keyboard.press('p');
  });

  await test.step('a class window that is loaded again catches up', async () => {
    await scrollTo(page, { x: 0.3, y: 0.4 });
    await expectPlace(classView, { x: 0.3, y: 0.4 });
    await classView.reload();
    await expectZoom([page, classView], '200');
    await expectPlace(classView, { x: 0.3, y: 0.4 });
  });

  await test.step('the next page begins at its top in both', async () => {
    await page.keyboard.press('PageDown');
    await expectSlide(classView, 2, 3);
    await expectZoom([page, classView], '200');
    await expectPlace(page, { x: 0, y: 0 });
    await expectPlace(classView, { x: 0, y: 0 });
  });

  await test.step('without its presenter the class window zooms by itself', async () => {
    await page.keyboard.press('Escape');
    await expect(classView.getByText('The presenter window was closed.')).toBeVisible();
    await classView.keyboard.press('+');
    await expectZoom([classView], '220');
    await expectZoom([page], '120');
  });
});

/** What the field says, in each window. */
async function expectZoom(windows: Page[], percent: string): Promise<void> {
  for (const each of windows) {
    await expect(each.getByLabel('Zoom percentage')).toHaveValue(percent);
  }
}

/** As shares of how far the page can be scrolled. */
async function scrollTo(page: Page, place: Spot): Promise<void> {
  await stageOf(page).evaluate((stage, { x, y }) => {
    stage.scrollTo(
      x * (stage.scrollWidth - stage.clientWidth),
      y * (stage.scrollHeight - stage.clientHeight),
    );
  }, place);
}

function placeOf(page: Page): Promise<Spot> {
  return stageOf(page).evaluate((stage) => ({
    x: stage.scrollLeft / (stage.scrollWidth - stage.clientWidth),
    y: stage.scrollTop / (stage.scrollHeight - stage.clientHeight),
  }));
}

async function expectPlace(page: Page, { x, y }: Spot): Promise<void> {
  const near = (share: number): unknown => expect.closeTo(share, 2);
  await expect.poll(() => placeOf(page)).toEqual({ x: near(x), y: near(y) });
}

function stageOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Page \d+ of/ });
}

async function middleOfStage(page: Page): Promise<Spot> {
  const box = await stageOf(page).boundingBox();
  if (!box) throw new Error('no page is shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The place on the page at a pixel of the window. */
async function spotAt(page: Page, { x, y }: Spot): Promise<Spot> {
  const box = await page.locator('[data-board-layer]').boundingBox();
  if (!box) throw new Error('no page is shown');
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}
