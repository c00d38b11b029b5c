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
  wakeControls,
} from './board-page.ts';
import { expectFollowed, presentWithNotes } from './class-window-page.ts';
import { expect, noteComplaints, test } from './product.ts';
import { expectSlide } from './viewer-page.ts';

test('presenter and class window stay in step, from either side', async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  const noteOn = (slide: number) => `Ask about slide ${slide}.`;
  const classView = await presentWithNotes(page, product, 5, { noteOn });
  noteComplaints(classView, complaints, product.url);
  await expectSlide(classView, 1, 5);
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
    const hint = classView.getByText('Drag this window to the board');
    await expect(hint).toBeVisible();
    await page.keyboard.press('PageDown');
    await expectSlide(page, 2, 5);
    await expectSlide(classView, 2, 5);
    // It would cover the heading of the page.
    await expect(hint).toHaveCount(0);
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
    await expectFollowed(page);
  });
});

/** Nothing lies over the notes or the tools. */
async function expectNotesInReach(page: Page, notes: Locator): Promise<void> {
  await notes.getByRole('heading', { name: 'Notes' }).click({ trial: true });
  await page.getByRole('button', { name: 'Highlighter' }).click({ trial: true });
}
