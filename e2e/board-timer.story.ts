import { plantLibrary } from '#testing/plant-library.ts';
import { expectNoViolations } from './accessibility.ts';
import { presentSlides, pressTool, toolsOf } from './board-page.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, refuseFullScreen } from './viewer-page.ts';

test('on a phone the name of the file keeps its line, and the timer begins below the bar', async ({
  page,
  product,
}) => {
  await refuseFullScreen(page);
  const [year, week] = ['Timer year', 'Week 1'];
  const title = 'vowel suffixes on longer words: stressed, so double the last letter';
  await plantLibrary(product.dataDir, {
    resources: [{ path: `${year}/${week}/Slides.pdf`, content: slides(2) }],
  });
  await signInAs(page, ADMINISTRATOR);
  const data = { path: `${year}/${week}`, name: week, title };
  const saved = await page.request.patch('/api/library/folders', { data });
  expect(saved.ok()).toBe(true);
  await signInAs(page, someone());
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/teaching/${year}/${week}/Slides.pdf`);
  await expectSlide(page, 1, 2);
  await page.keyboard.press('f');
  await expect(toolsOf(page)).toBeAttached();
  await page.keyboard.press('t');
  const timer = page.getByRole('region', { name: 'Timer' });
  await expect(timer).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const bar = await page.locator('header[data-controls]').boundingBox();
    const name = await page.getByRole('heading', { name: 'Slides.pdf' }).boundingBox();
    expect((await timer.boundingBox())?.y).toBeGreaterThanOrEqual(
      (bar?.y ?? 0) + (bar?.height ?? 0),
    );
    expect(name?.height).toBeLessThan(30);
  }
});

test('the timer counts down, pauses, and says when time is up', async ({ page, product }) => {
  test.slow();
  await page.clock.install();
  await presentSlides(page, product, 3);
  const timer = page.getByRole('timer', { name: 'Time left' });
  const panel = page.getByRole('region', { name: 'Timer' });

  await page.keyboard.press('t');
  await expect(timer).toHaveText('5:00');
  await expectNoViolations(page);
  await panel.getByRole('button', { name: '2 minutes' }).click();
  await expect(timer).toHaveText('2:00');
  await panel.getByRole('button', { name: 'One minute more' }).click();
  await panel.getByRole('button', { name: 'One minute less' }).click();
  await expect(timer).toHaveText('2:00');

  await panel.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(60_000);
  await expect(timer).toHaveText(/^(1:00|0:5\d)$/);
  await panel.getByRole('button', { name: 'Pause' }).click();
  const left = await timer.textContent();
  await page.clock.runFor(30_000);
  await expect(timer).toHaveText(left ?? '');

  await test.step('pages go on turning', async () => {
    await page.keyboard.press('PageDown');
    await expectSlide(page, 2, 3);
  });

  await test.step('it stays in reach over a blank screen, for a task without a slide', async () => {
    await page.keyboard.press('w');
    await expect(page.getByRole('button', { name: 'Show the page again' })).toBeVisible();
    await panel.getByRole('button', { name: 'Start' }).click({ trial: true });
    await page.keyboard.press('w');
  });

  await panel.getByRole('button', { name: 'Start' }).click();
  await expect(panel.getByRole('status')).toBeEmpty();
  await page.clock.runFor(61_000);
  await expect(timer).toHaveText('0:00');
  await expect(panel.getByRole('status')).toHaveText('Time is up');
  await expect(panel.getByRole('button', { name: 'Sound at the end: off' })).toBeVisible();
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(timer).toHaveText('2:00');
  await pressTool(page, 'Timer');
  await expect(timer).toHaveCount(0);
});
