import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import {
  drawWithMouse,
  expectInk,
  expectPicture,
  LEFT,
  MIDDLE,
  NO_INK,
  PEN,
  pixelOf,
  RIGHT,
  type Spot,
  wakeControls,
} from './board-page.ts';
import { openClassView } from './class-window-page.ts';
import { expect, noteComplaints, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf } from './viewer-page.ts';

test('presenter and class window stay in step, from either side', async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  const content = slides(5, { noteOn: (slide) => `Ask about slide ${slide}.` });
  const week = await plantPdf(page, product, { content });
  await page.goto(`${week}/Slides.pdf`);
  await expectSlide(page, 1, 5);
  const classView = await openClassView(page);
  noteComplaints(classView, complaints, product.url);
  await expectSlide(classView, 1, 5);
  await expect(page.getByText('The class window follows you.')).toBeVisible();
  const notes = page.getByRole('complementary', { name: 'Presenter' });

  await test.step('the laptop has next page, notes and clocks, the class has none of it', async () => {
    await expect(notes.getByRole('heading', { name: 'Next page' })).toBeVisible();
    await expect(notes.getByText('Ask about slide 1.')).toBeVisible();
    await expectPicture(notes.locator('img'));
    await expect(notes.getByText(/^\d\d:\d\d$/)).toBeVisible();
    await expect(notes.getByText(/^\d:\d\d$/)).toBeVisible();
    await expect(classView.getByRole('complementary', { name: 'Presenter' })).toHaveCount(0);
    await expectNoViolations(page);
    await wakeControls(classView);
    await expectNoViolations(classView);
  });

  await test.step('pages', async () => {
    await page.keyboard.press('PageDown');
    await expectSlide(page, 2, 5);
    await expectSlide(classView, 2, 5);
    await expect(notes.getByText('Ask about slide 2.')).toBeVisible();
    await expect(classView.getByText('Ask about slide 2.')).toHaveCount(0);
    await classView.keyboard.press('PageDown');
    await expectSlide(classView, 3, 5);
    await expectSlide(page, 3, 5);
    await classView.keyboard.press('End');
    await expectSlide(page, 5, 5);
    await expect(notes.getByText('This is the last page.')).toBeVisible();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expectSlide(classView, 2, 5);
  });

  await test.step('ink, from both', async () => {
    await page.keyboard.press('p');
    await drawWithMouse(page, [LEFT, RIGHT]);
    await expectInk(page, MIDDLE, PEN.red);
    await expectInk(classView, MIDDLE, PEN.red);
    await classView.keyboard.press('c');
    await drawWithMouse(classView, [
      { x: 0.2, y: 0.3 },
      { x: 0.8, y: 0.3 },
    ]);
    await expectInk(classView, { x: 0.5, y: 0.3 }, PEN.blue);
    await expectInk(page, { x: 0.5, y: 0.3 }, PEN.blue);
    await page.keyboard.press('z');
    await expectInk(classView, { x: 0.5, y: 0.3 }, NO_INK);
    await expectInk(classView, MIDDLE, PEN.red);
  });

  await test.step('laser, blind, blank and timer', async () => {
    await page.keyboard.press('l');
    const { x, y } = await pixelOf(page, { x: 0.4, y: 0.4 });
    await page.mouse.move(x, y);
    const dot = await pixelOf(classView, { x: 0.4, y: 0.4 });
    await expect
      .poll(async () => {
        const box = await classView.locator('[data-laser]').boundingBox();
        return box && Math.hypot(box.x + box.width / 2 - dot.x, box.y + box.height / 2 - dot.y);
      })
      .toBeLessThan(2);
    await page.keyboard.press('l');
    await expect(classView.locator('[data-laser]')).toHaveCount(0);

    await page.keyboard.press('s');
    await page.keyboard.press('ArrowDown');
    const slider = page.getByRole('slider', { name: 'Blind' });
    const shown = (await slider.getAttribute('aria-valuenow')) ?? '';
    await expect(classView.getByRole('slider', { name: 'Blind' })).toHaveAttribute(
      'aria-valuenow',
      shown,
    );
    await classView.keyboard.press('s');
    await expect(slider).toHaveCount(0);

    await page.keyboard.press('b');
    const blank = classView.getByRole('button', { name: 'Show the page again' });
    await expect(blank).toBeVisible();
    const note = page.getByRole('button', { name: 'The board is black.' });
    await expect(note).toBeVisible();
    await expectNotesInReach(page, notes);
    await blank.click();
    await expect(note).toHaveCount(0);

    await page.keyboard.press('t');
    await expect(classView.getByRole('timer')).toHaveText('5:00');
    await expectNotesInReach(page, notes);
    await page.keyboard.press('t');
    await expect(classView.getByRole('timer')).toHaveCount(0);
  });

  await test.step('a class window that is loaded again catches up', async () => {
    await classView.reload();
    await expectSlide(classView, 2, 5);
    await expectInk(classView, MIDDLE, PEN.red);
    await expect(page.getByText('The class window follows you.')).toBeVisible();
  });
});

test('zoom and the place on a zoomed page are in step, from either side', async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  const week = await plantPdf(page, product, { content: slides(3) });
  await page.goto(`${week}/Slides.pdf`);
  await expectSlide(page, 1, 3);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const classView = await openClassView(page);
  noteComplaints(classView, complaints, product.url);
  await expect(page.getByText('The class window follows you.')).toBeVisible();
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

/** Nothing lies over the notes or the tools. */
async function expectNotesInReach(page: Page, notes: Locator): Promise<void> {
  await notes.getByRole('heading', { name: 'Notes' }).click({ trial: true });
  await page.getByRole('button', { name: 'Highlighter' }).click({ trial: true });
}
