import type { Locator, Page } from '@playwright/test';
import { makeWeek } from '#scheme/makers/make-week.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { expectNoViolations } from './accessibility.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';

const SLIDES = '/teaching/Year%202/Week%201/Slides.pdf';

test('a word is found on a page, which opens with the word marked @many-copies', async ({
  page,
}) => {
  await signInAs(page, ADMINISTRATOR);
  await addWeek();
  await page.context().clearCookies();
  await signInAs(page, someone());
  await page.goto('/teaching');

  const box = searchBox(page);
  await box.fill('brige');
  const hit = page.getByRole('option').first();
  await expect(hit).toContainText('Slides.pdf');
  await expect(hit).toContainText('Year 2 · Week 1');
  await expect(hit).toContainText('/j/ spelt -dge');
  await expect(hit.locator('mark').first()).toHaveText('bridge');
  await expect(page.getByText('Also showing “bridge”.')).toBeVisible();
  await expectNoViolations(page);

  await box.fill('bridge');
  await expect(page.getByRole('option').first().locator('mark').first()).toHaveText('bridge');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${SLIDES}\\?page=\\d+&mark=bridge`));
  const viewer = page.getByRole('dialog', { name: 'Slides.pdf' });
  await expect(viewer).toContainText('/j/ spelt -dge');
  await expect(viewer.locator('.textLayer mark').first()).toHaveText(/^bridge$/i);

  await page.goto('/teaching');
  await box.fill('"after a short vowel"');
  await expect(page.getByRole('option').first().locator('mark')).toHaveText(
    /^after a short vowel$/i,
  );
  await page.keyboard.press('Enter');
  const marks = viewer.locator('.textLayer mark');
  await expect(marks.first()).toHaveText(/^after$/i);
  const marked = (await marks.allTextContents()).join(' ').toLowerCase();
  expect(marked).toMatch(/^after a short vowel( after a short vowel)*$/);

  async function addWeek(): Promise<void> {
    for (const data of [{ path: 'Year 2' }, { path: 'Year 2/Week 1', title: '/j/ spelt -dge' }]) {
      await page.request.post('/api/library/folders', { data });
    }
    const [slides] = await makeWeek('Year 2', 1, ['Slides.pdf']);
    const sent = await page.request.put(
      '/api/library/uploads/learning/Year%202/Week%201/Slides.pdf',
      {
        headers: { 'Content-Type': 'application/pdf' },
        data: Buffer.from(slides?.bytes ?? []),
      },
    );
    expect(sent.status()).toBe(200);
  }
});

test('a name that many weeks have is one row, which opens to the weeks by keyboard', async ({
  page,
  product: { dataDir },
}) => {
  const box = await searchForDecks(page, dataDir);
  const options = page.getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('Deck of cards.pdf');
  await expect(options).toContainText('Deck year · in 12 weeks');

  await box.press('Enter');
  await expect(options).toHaveCount(13);
  await expect(page.getByText('Deck of cards.pdf: 12 weeks are listed below it.')).toBeAttached();
  await expectNoViolations(page);
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL('/teaching/Deck%20year/Deck%20week%202/Deck%20of%20cards.pdf');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search leads to a list of links, in which a name opens to its weeks', async ({
    page,
    product: { dataDir },
  }) => {
    const box = await searchForDecks(page, dataDir);
    await box.press('Enter');
    await expect(page).toHaveURL('/teaching?search=deck+of+cards');
    await expect(box).toHaveValue('deck of cards');
    const list = page.getByRole('region', { name: 'Search results' });
    await expect(list).toContainText('1 result');
    await list.getByText('Deck of cards.pdf').first().click();
    await list.getByRole('link', { name: /^Deck week 12 / }).click();
    await expect(page).toHaveURL('/teaching/Deck%20year/Deck%20week%2012/Deck%20of%20cards.pdf');

    await page.goto('/teaching?search=%3Cimg+onerror%3E');
    await expect(list).toContainText('No resources found matching "<img onerror>"');
    await list.getByRole('link', { name: 'Close the search results' }).click();
    await expect(page).toHaveURL('/teaching');
  });
});

function searchBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search years, weeks and resources' });
}

/** Signs a new teacher in, and types a name that twelve weeks have. Returns the search box. */
async function searchForDecks(page: Page, dataDir: string): Promise<Locator> {
  await plantDecks(dataDir);
  await signInAs(page, someone());
  await page.goto('/teaching');
  const box = searchBox(page);
  await box.fill('deck of cards');
  return box;
}

let planted: Promise<void> | undefined;

function plantDecks(dataDir: string): Promise<void> {
  planted ??= plantLibrary(dataDir, {
    resources: Array.from({ length: 12 }, (_, n) => ({
      path: `Deck year/Deck week ${n + 1}/Deck of cards.pdf`,
    })),
  });
  return planted;
}
