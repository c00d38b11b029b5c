import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { EVIL_FAQ } from './evil-markdown.ts';
import { expect, test } from './product.ts';

const NAME = { name: 'Support Assistant' };
const EVIL_TEXT = '<img src=x onerror="window.harmed=1">';
/** The first question comes before the texts are read, which takes a second of processor. */
const ONCE_READ = { timeout: 60_000 };
const QUICK_QUESTIONS = [
  'Access resources',
  'What is Spelling Orchard?',
  'Reset password',
  'Subscription options',
  'Free trial',
  'Cancel subscription',
  'Support hours',
];

test('the assistant greets, offers questions and answers them, by keyboard alone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-03T12:00:00'));
  await page.goto('/pricing');
  const button = page.getByRole('button', NAME);
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', NAME);
  const log = panel.getByRole('log', { name: 'Conversation' });
  const input = panel.getByLabel('Your question');
  await expect(input).toBeFocused();
  await expect(log).toContainText("Good afternoon! I'm your assistant. How can I help you today?");
  await expect(chipsIn(log)).toHaveCount(4);
  await expect(quickQuestions(panel)).toHaveText(QUICK_QUESTIONS);
  await expectNoViolations(page);

  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(log.getByText('You:')).toHaveCount(0);
  await ask(page, 'Hello, my name is sam');
  await expect(log.getByText('Support Assistant is typing...')).toBeAttached();
  await expect(log.getByText('Nice to meet you, Sam!')).toBeVisible();
  await expect(log.getByText('Support Assistant is typing...')).toHaveCount(0);

  await ask(page, `havent recieved my code ${EVIL_TEXT}`);
  await expect(log.getByText('Why has my code not arrived?')).toBeVisible();
  await expect(log.getByText('Look in your junk or spam folder.')).toBeVisible();
  await expect(chipsIn(log.locator('ol > li').last())).toHaveCount(3);
  await expect(quickQuestions(panel)).toHaveCount(0);

  await ask(page, 'xyzzy $& <img>');
  await expect(log.getByText('I could not find a specific answer')).toBeVisible();
  await expect(log.getByRole('link', { name: 'full FAQ page' })).toHaveAttribute('href', '/faq');
  const form = log.getByRole('link', { name: 'contact form' });
  await expect(form).toHaveAttribute('href', '/faq#contact-support');
  await expect(quickQuestions(panel)).toHaveText(QUICK_QUESTIONS);
  await expect(log.getByText(EVIL_TEXT)).toBeVisible();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);

  await quickQuestions(panel).getByText('Support hours').press('Enter');
  await expect(log.getByText('Monday to Friday, 9:00 to 17:00')).toBeVisible();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('it covers a small screen, whose page does not scroll meanwhile, and stays beside a wide one, where it covers no focused element', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Chat Now' }).click();
  const panel = page.getByRole('dialog', NAME);
  for (const width of [360, 768, 1279]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width, height: 740 });
    expect(await scrolledByWheel(page)).toBe(0);
    if (width === 360) await expectNoViolations(page);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeLessThan(500);
  expect(await scrolledByWheel(page)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeFocused();
  await expect(panel).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, 'xyzzy');
  await panel.getByRole('link', { name: 'contact form' }).click();
  await expect(page).toHaveURL('/faq#contact-support');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Contact Support' })).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', NAME).click();
  await panel.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(panel).toBeVisible();
  const message = page.getByLabel('Message');
  await message.focus();
  await expect(panel).toHaveCount(0);
  await expect(message).toBeFocused();
});

test('on a low screen it can be read, used and closed, and a long question does not hide its answer', async ({
  page,
}) => {
  // 1280 by 1024, enlarged to four times.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/pricing');
  await page.getByRole('button', NAME).click();
  const panel = page.getByRole('dialog', NAME);
  const log = panel.getByRole('log', { name: 'Conversation' });
  await expectOnScreen(page, log.getByText("I'm your assistant"));
  await expectOnScreen(page, panel.getByLabel('Your question'));
  await expectOnScreen(page, panel.getByRole('button', { name: 'Close' }));
  await quickQuestions(panel).getByText('Support hours').click();
  await expect(log.getByText('Monday to Friday, 9:00 to 17:00')).toBeInViewport();
  await expectNoViolations(page);

  for (const size of [
    { width: 320, height: 256 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await ask(page, 'xyzzy '.repeat(830));
    await expect(log.getByText('I could not find a specific answer').last()).toBeInViewport();
  }
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
});

test('resized or zoomed, it stays at the newest answer, and leaves a reader who has gone back alone', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('button', NAME).click();
  const panel = page.getByRole('dialog', NAME);
  const log = panel.getByRole('log', { name: 'Conversation' });
  await ask(page, 'how much is it?');
  await expect(log.getByText('How much does it cost?')).toBeVisible(ONCE_READ);
  await ask(page, 'is there a free trial?');
  const newest = log.getByText('Is there a free trial?').last();
  await expect(newest).toBeInViewport();
  for (const size of [
    { width: 640, height: 400 },
    { width: 320, height: 200 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(newest).toBeInViewport();
  }

  const oldest = log.getByText("I'm your assistant");
  await log.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(oldest).toBeInViewport();
  await page.setViewportSize({ width: 1300, height: 640 });
  await expect(oldest).toBeInViewport();
});

test('it answers away from the page, so that no key press waits for it, and in the page where it cannot', async ({
  page,
  complaints,
}) => {
  test.slow();
  await page.goto('/pricing');
  const working = page.waitForEvent('worker');
  await page.getByRole('button', NAME).click();
  const worker = await working;
  const log = page.getByRole('log', { name: 'Conversation' });
  await ask(page, 'how much is it?');
  await expect(log.getByText('How much does it cost?')).toBeVisible(ONCE_READ);

  await page.route(worker.url(), (route) => route.abort());
  await page.reload();
  await page.getByRole('button', NAME).click();
  await ask(page, 'how much is it?');
  await expect(log.getByText('How much does it cost?')).toBeVisible(ONCE_READ);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
});

test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true });

  test('until the FAQ has loaded it asks for patience; a malicious FAQ does no harm', async ({
    page,
  }) => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/md/faq.md', async (route) => {
      await arrived;
      await route.fulfill({ body: EVIL_FAQ });
    });
    await page.goto('/pricing');
    await page.getByRole('button', NAME).click();
    const log = page.getByRole('log', { name: 'Conversation' });
    await ask(page, 'Does xyzzy work?');
    await expect(
      log.getByText("I'm still loading FAQ data. Please try again in a moment."),
    ).toBeVisible();

    const answered = page.waitForResponse('**/md/faq.md');
    arrive();
    await answered;
    await ask(page, 'Does xyzzy work?');
    await expect(log.getByText('A paragraph')).toBeVisible();
    await expect(log.locator('img, script, svg, iframe, form, input, [style]')).toHaveCount(0);
    await log.getByText('a script').click();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
});

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your question').fill(text);
  await page.getByLabel('Your question').press('Enter');
}

function chipsIn(place: Locator): Locator {
  return place.getByRole('list', { name: 'Related questions' }).getByRole('button');
}

function quickQuestions(panel: Locator): Locator {
  return panel.getByRole('list', { name: 'Quick questions' }).getByRole('button');
}

/** How far the page goes when the wheel is turned over its left half. */
async function scrolledByWheel(page: Page): Promise<number> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(150, 300);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(300);
  return (await page.evaluate(() => window.scrollY)) - before;
}

async function expectOnScreen(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}
