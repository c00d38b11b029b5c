import type { Page } from '@playwright/test';
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

  await test.step('R starts and pauses it, without a way through the buttons', async () => {
    await page.keyboard.press('r');
    await expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('r');
    await expect(panel.getByRole('button', { name: 'Start' })).toBeVisible();
  });
  await pressTool(page, 'Timer');
  await expect(timer).toHaveCount(0);
});

test('what is done to the timer is announced, and its seconds are not', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await presentSlides(page, product, 2);
  const said = await listen(page);
  const panel = page.getByRole('region', { name: 'Timer' });
  const press = async (name: string) => {
    await panel.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };

  await page.keyboard.press('t');
  await expect.poll(said).toEqual(['Timer, 5 minutes']);
  await press('Start');
  await expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByRole('timer')).toHaveText(/^4:5\d$/);
  await expect.poll(said).toEqual(['Timer, 5 minutes', 'Started']);
  await press('Pause');
  await expect.poll(said).toEqual(['Timer, 5 minutes', 'Started', 'Paused']);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('t');
  await expect
    .poll(said)
    .toEqual(['Timer, 5 minutes', 'Started', 'Paused', 'Reset, 5 minutes', 'Timer closed']);
});

/** Notes every text that appears in a live region from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('output, [role=status], [role=alert], [aria-live]');
        if (region?.textContent) texts.push(region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => heard.jsonValue();
}
