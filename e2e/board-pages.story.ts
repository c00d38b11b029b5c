import { expectNoViolations } from './accessibility.ts';
import { expectPicture, presentSlides, pressTool, toolsOf } from './board-page.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, openPdf } from './viewer-page.ts';

test('the grid of all pages, a number with Enter, and the list of keys', async ({
  page,
  product,
}) => {
  test.slow();
  await presentSlides(page, product, 30);
  const grid = page.getByRole('region', { name: 'All pages' });

  await test.step('the grid by button and mouse', async () => {
    await pressTool(page, 'All pages');
    await expect(grid.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(30);
    await expectPicture(grid.locator('img').first());
    await expectNoViolations(page);
    await grid.getByRole('button', { name: 'Page 12', exact: true }).click();
    await expect(grid).toHaveCount(0);
    await expectSlide(page, 12, 30);
  });

  await test.step('the grid by keys', async () => {
    await page.keyboard.press('g');
    await expect(grid.getByRole('button', { name: 'Page 12', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(grid.getByRole('button', { name: 'Page 13', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expectSlide(page, 29, 30);
    await page.keyboard.press('g');
    await page.keyboard.press('g');
    await expect(grid).toHaveCount(0);
  });

  await test.step('the grid gives the focus back', async () => {
    const tool = toolsOf(page).getByRole('button', { name: 'All pages' });
    await tool.focus();
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('button', { name: 'Page 29', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(grid).toHaveCount(0);
    await expect(tool).toBeFocused();
  });

  await test.step('the grid is above the timer', async () => {
    await page.keyboard.press('t');
    await expect(page.getByRole('timer')).toBeVisible();
    await page.keyboard.press('g');
    // The last of the first row, where the timer is.
    await grid.getByRole('button', { name: 'Page 5', exact: true }).click();
    await expectSlide(page, 5, 30);
    await page.keyboard.press('t');
  });

  await test.step('a number and Enter', async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('7');
    await expect(page.getByText('Go to page 17')).toBeVisible();
    await page.keyboard.press('Enter');
    await expectSlide(page, 17, 30);
    await expect(page.getByText('Go to page 17')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expectSlide(page, 18, 30);
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await expectSlide(page, 30, 30);
  });

  await test.step('the list of keys', async () => {
    await page.keyboard.press('?');
    const list = page.getByRole('region', { name: 'Keys' });
    await expect(list).toContainText('Laser pointer');
    await expectNoViolations(page);
    await page.keyboard.press('?');
    await expect(list).toHaveCount(0);
    await pressTool(page, 'Keys');
    await list.getByRole('button', { name: 'Close' }).click();
    await expect(list).toHaveCount(0);
  });

  await test.step('the focus is on the page when the tools go', async () => {
    await toolsOf(page).getByRole('button', { name: 'Keys' }).focus();
    await page.keyboard.press('Escape');
    await expect(toolsOf(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Page 30 of 30' })).toBeFocused();
  });
});

test('black and white screens by keys and buttons', async ({ page, product }) => {
  await presentSlides(page, product, 3);
  const blank = page.getByRole('button', { name: 'Show the page again' });
  for (const [key, button, colour] of [
    ['b', 'Black screen', 'rgb(0, 0, 0)'],
    ['.', 'Black screen', 'rgb(0, 0, 0)'],
    ['w', 'White screen', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(blank).toHaveCSS('background-color', colour);
    await page.keyboard.press(key);
    await expect(blank).toHaveCount(0);
    await pressTool(page, button);
    await expect(blank).toHaveCSS('background-color', colour);
    await blank.click();
    await expect(blank).toHaveCount(0);
  }
  await page.keyboard.press('b');
  await page.keyboard.press('w');
  await expect(blank).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.keyboard.press('PageDown');
  await expect(blank).toHaveCount(0);
  await expectSlide(page, 2, 3);
});

test('while reading, the keys of the board do nothing', async ({ page, product }) => {
  await openPdf(page, product, { content: slides(3) });
  await expectSlide(page, 1, 3);
  for (const key of ['p', 'g', 't', 's', 'b', 'w', '?', '2']) await page.keyboard.press(key);
  await expect(toolsOf(page)).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'All pages' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show the page again' })).toHaveCount(0);
});
