import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { presentSlides, wakeControls } from './board-page.ts';
import { expect, test } from './product.ts';
import { expectSlide, isFullScreen, refuseFullScreen, shownCanvas } from './viewer-page.ts';

for (const refused of [false, true]) {
  const where = refused ? 'where full screen is refused' : 'in full screen';

  test(`Present shows one whole page; keys and the button go there and back, ${where}`, async ({
    page,
    product,
  }) => {
    if (refused) await refuseFullScreen(page);
    const button = page.getByRole('button', { name: 'Full screen', exact: true });
    const week = await presentSlides(page, product, 3);
    expect(await isFullScreen(page)).toBe(!refused);
    await expectWholePage(page);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2, 3);
    await expectWholePage(page);
    await expectNoViolations(page);

    await test.step('the first Escape leaves, the second closes', async () => {
      await page.keyboard.press('Escape');
      await expect(button).toBeVisible();
      expect(await isFullScreen(page)).toBe(false);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('F and the button go to full screen and back', async () => {
      // By its address, so the canvas that goes there is the one drawn early.
      await page.goto(`${week}/Slides.pdf`);
      await expectSlide(page, 1, 3);
      await page.keyboard.press('f');
      await expectWholePage(page);
      await expect.poll(() => isFullScreen(page)).toBe(!refused);
      await page.keyboard.press('F');
      await expect.poll(() => isFullScreen(page)).toBe(false);
      await button.click();
      await expectWholePage(page);
      await page.getByRole('button', { name: 'Leave full screen' }).click();
      await expect(button).toBeVisible();
      await expectSlide(page, 1, 3);
    });
  });
}

test('a lesson of 200 pages with a clicker, a keyboard and a finger', async ({ page, product }) => {
  test.slow();
  await presentSlides(page, product, 200);

  await test.step('a clicker and the keyboard turn the pages', async () => {
    for (const [key, slide] of [
      ['PageDown', 2],
      ['Space', 3],
      ['Enter', 4],
      ['ArrowRight', 5],
      ['PageUp', 4],
      ['ArrowLeft', 3],
      ['End', 200],
      ['PageDown', 200],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectSlide(page, slide, 200);
    }
  });

  await test.step('the controls fade after 3 s and come back with a movement or the Tab key', async () => {
    const bar = page.getByRole('dialog').getByRole('contentinfo');
    await expect(bar).toHaveCSS('opacity', '0');
    await page.keyboard.press('PageDown');
    await expectSlide(page, 2, 200);
    await expect(bar).toHaveCSS('opacity', '0');
    await wakeControls(page);
    await expect(bar).toHaveCSS('opacity', '1');
    await expect(bar).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await expect(bar).toHaveCSS('opacity', '1');
  });

  await test.step('a tap on the right half goes on, on the left half back', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.click(width * 0.8, height / 2);
    await expectSlide(page, 3, 200);
    await page.mouse.click(width * 0.6, height / 2);
    await expectSlide(page, 4, 200);
    await page.mouse.click(width * 0.2, height / 2);
    await expectSlide(page, 3, 200);
  });

  await test.step('B and the full stop blank the screen and bring it back', async () => {
    const blank = page.getByRole('button', { name: 'Show the page again' });
    for (const key of ['b', '.']) {
      await page.keyboard.press(key);
      await expect(blank).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      await page.keyboard.press(key);
      await expect(blank).toHaveCount(0);
    }
    await page.keyboard.press('B');
    await blank.click();
    await expect(blank).toHaveCount(0);
    await page.keyboard.press('b');
    await page.keyboard.press('PageDown');
    await expect(blank).toHaveCount(0);
    await expectSlide(page, 4, 200);
  });

  await test.step('200 pages go by on three canvases', async () => {
    const most = await watchCanvases(page);
    await page.keyboard.press('Home');
    await expectSlide(page, 1, 200);
    // Faster than a hand, but press by press: all at once they would be a key held down.
    for (let n = 0; n < 199; n += 1) await page.keyboard.press('PageDown');
    await expectSlide(page, 200, 200);
    await page.keyboard.press('Home');
    await expectSlide(page, 1, 200);
    expect(await most()).toBe(3);
  });
});

test('zooming in full screen ends with it, and so does full screen with the viewer', async ({
  page,
  product,
}) => {
  await presentSlides(page, product, 4);
  const whole = await shownWidth(page);
  const field = page.getByLabel('Zoom percentage');

  await test.step('what a finger pressed last is not pressed again by the clicker', async () => {
    await wakeControls(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.keyboard.press('Enter');
    await expectSlide(page, 2, 4);
    await expect(field).toHaveValue('120');
  });

  await test.step('zooming in full screen keeps to 50 and 300 and ends with it', async () => {
    await field.fill('300');
    await field.blur();
    await expect.poll(() => shownWidth(page)).toBe(whole * 3);
    await field.fill('50');
    await field.blur();
    await expect.poll(() => shownWidth(page)).toBe(whole / 2);
    await expectSlide(page, 2, 4);
    await page.keyboard.press('f');
    await page.keyboard.press('f');
    await expect(field).toHaveValue('100');
    await expectWholePage(page);
  });

  await test.step('leaving by the back button leaves full screen too', async () => {
    await expect.poll(() => isFullScreen(page)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => isFullScreen(page)).toBe(false);
  });

  await test.step('on a 4K board the canvas has all its pixels', async () => {
    await page.setViewportSize({ width: 3840, height: 2160 });
    await page.getByRole('button', { name: 'Present Slides.pdf' }).click();
    await expectSlide(page, 1, 4);
    await expect(shownCanvas(page)).toHaveAttribute('width', '3840');
  });
});

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('the canvas has all its pixels', async ({ page, product }) => {
    await presentSlides(page, product, 2);
    await expectSlide(page, 1, 2);
    const pixels = Number(await shownCanvas(page).getAttribute('width'));
    expect(pixels).toBeGreaterThanOrEqual((await shownWidth(page)) * 2);
  });
});

async function expectWholePage(page: Page): Promise<void> {
  const stage = page.getByRole('dialog').getByRole('region');
  await expect
    .poll(() =>
      stage.evaluate((element) => {
        const canvas = element.querySelector('.pdf-page:not([inert]) canvas');
        const { width = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
        return {
          fits: width === window.innerWidth || height === window.innerHeight,
          scrolls:
            element.scrollHeight > element.clientHeight ||
            element.scrollWidth > element.clientWidth,
        };
      }),
    )
    .toEqual({ fits: true, scrolls: false });
}

async function shownWidth(page: Page): Promise<number> {
  return (await shownCanvas(page).boundingBox())?.width ?? 0;
}

/** The most page canvases that were there at once. */
async function watchCanvases(page: Page): Promise<() => Promise<number>> {
  const most = await page.evaluateHandle(() => {
    const seen = { most: 0 };
    new MutationObserver(() => {
      seen.most = Math.max(seen.most, document.querySelectorAll('.pdf-page canvas').length);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return () => most.evaluate((seen) => seen.most);
}
