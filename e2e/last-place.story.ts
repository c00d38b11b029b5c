import type { Page } from '@playwright/test';
import { getLastPlace, type LastPlace } from '#contract/last-place.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide } from './viewer-page.ts';
import { expectNoOverflow, expectStandsAtEveryWidth, PAGE_WIDTHS } from './widths.ts';

const WEEK = '/teaching/Place%20year/Week%2014';

let planted: Promise<void> | undefined;

test.beforeEach(async ({ product }) => {
  planted ??= plantLibrary(product.dataDir, {
    folders: ['Place year/Week 15', 'Place year/Week 2'],
    resources: [{ path: 'Place year/Week 14/Slides.pdf', content: slides(6) }],
  });
  await planted;
});

test('a teacher goes on in the classroom where they were at home, page and all, and can forget it @many-copies', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = someone();
  await signInAs(page, email);
  await page.goto('/teaching');
  await expect(strip(page)).toHaveCount(0);
  await page.goto(`${WEEK}/Slides.pdf`);
  await expectSlide(page, 1, 6);
  await noted(page, async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 3, 6);
  });

  await expectWritten(page, { week: 'Week 14', page: 3 });

  const classroom = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const board = await classroom.newPage();
  await signInAs(board, email);
  await board.goto('/teaching');
  await expect(strip(board)).toContainText('Continue: Place year · Week 14');
  const look = () =>
    expect(strip(board).getByRole('link', { name: 'Next: Week 15' })).toBeVisible();
  await expectStandsAtEveryWidth(board, look, { widths: PAGE_WIDTHS });
  await board.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(board);
  await board.setViewportSize({ width: 1280, height: 800 });

  await strip(board).getByRole('link', { name: 'Present Slides.pdf, Week 14' }).press('Enter');
  await expect(board).toHaveURL(`${WEEK}/Slides.pdf?page=3`);
  await expectSlide(board, 3, 6);
  await board.goto('/teaching');
  await expectWritten(board, { week: 'Week 14', page: 3 });
  await strip(board).getByRole('button', { name: 'Forget where I was' }).click();
  await expect(strip(board)).toHaveCount(0);
  await board.reload();
  await expect(board.getByRole('link', { name: 'Place year' })).toBeVisible();
  await expect(strip(board)).toHaveCount(0);
  await classroom.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Continue, Present and Next are links', async ({ page }) => {
    await signInAs(page, someone());
    const place = { path: 'Place year/Week 14/Slides.pdf' };
    await page.request.put('/api/last-place', { data: place });
    await expectWritten(page, { week: 'Week 14' });
    await page.goto('/teaching');
    await strip(page).getByRole('link', { name: 'Next: Week 15' }).click();
    await expect(page).toHaveURL('/teaching/Place%20year/Week%2015');
    await page.goto('/teaching');
    await strip(page).getByRole('link', { name: 'Continue: Place year · Week 14' }).click();
    await expect(page).toHaveURL(WEEK);
    await page.goto('/teaching');
    await strip(page).getByRole('link', { name: 'Present' }).click();
    await expect(page).toHaveURL(`${WEEK}/Slides.pdf`);
  });
});

function strip(page: Page) {
  return page.getByRole('region', { name: 'Where you were' });
}

/** A copy of the product writes down what it has noted a moment later; until then others do not know. */
async function expectWritten(page: Page, place: Partial<LastPlace>): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/last-place');
      return getLastPlace.output.parse(await answer.json()).place;
    })
    .toMatchObject(place);
}

/** Waits until page 3 has been noted. */
async function noted(page: Page, work: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/last-place') &&
      response.request().postData()?.includes('"page":3') === true,
  );
  await work();
  expect((await answered).status()).toBe(200);
}
