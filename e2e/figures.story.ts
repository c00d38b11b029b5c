import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { addDays, dayInLondon } from '#contract/calendar-day.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { expectNoViolations } from './accessibility.ts';
import { aSchool, addSchool } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectStandsAtEveryWidth } from './widths.ts';

const PATH = 'Counted year/Counted week/Counted slides.pdf';

test('a lesson that a teacher presents is in the figures of the school and of all, as plot, table and file', async ({
  page,
  browser,
  baseURL,
  product: { dataDir },
}) => {
  test.slow();
  await plantLibrary(dataDir, { resources: [{ path: PATH, content: slides(2) }] });
  const school = aSchool();
  await signInAs(page, ADMINISTRATOR);
  await addSchool(page, school);
  const teacher = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInAs(teacher, someone(school.domain));
  await teacher.goto('/teaching/Counted%20year/Counted%20week');
  const counted = teacher.waitForResponse('**/api/library/presented');
  await teacher.getByRole('button', { name: 'Present Counted slides.pdf' }).click();
  expect((await counted).status()).toBe(200);

  // Uses are written together, a few seconds later.
  await expect(async () => {
    const figures = await page.request.get('/api/figures');
    expect(await figures.text()).toContain(PATH);
  }).toPass();

  await page.goto('/admin');
  const summary = page.getByRole('region', { name: 'Figures', exact: true });
  await summary.getByRole('button', { name: 'Show figures' }).press('Enter');
  const weeks = summary.getByRole('region', { name: 'Lessons a week', exact: true });
  await expect(weeks.locator('svg').first()).toBeVisible();
  await weeks.getByText('Show as a table').press('Enter');
  await expect(weeks.getByRole('row')).toHaveCount(53);
  await expectStandsAtEveryWidth(page, () => expect(weeks).toBeVisible());
  const downloading = page.waitForEvent('download');
  await weeks.getByRole('button', { name: 'Download CSV of Lessons a week' }).press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('use-by-week.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\uFEFFWeek from,Lessons presented,Downloads,Prints,Sign-ins');

  await page.getByRole('button', { name: `View ${school.name}` }).click();
  const details = page.getByRole('dialog', { name: 'School Details' });
  await details.getByRole('button', { name: 'Show figures' }).press('Enter');
  const most = details.getByRole('region', { name: 'Most used resources', exact: true });
  await expect(most.getByRole('row', { name: `${PATH} 1` })).toBeVisible();
  await expectNoViolations(page);
});

test('with a thousand schools over two years the words of the plots do not touch on a phone', async ({
  page,
  product: { dataDir },
}) => {
  const today = dayInLondon(new Date());
  const days = Array.from({ length: 729 }, (_, n) => addDays(today, n - 729));
  await visitProduct(dataDir, async (db) => {
    const counts = days.map((day, n) => ({ day, status: 'active' as const, schools: 271 + n }));
    await db.insertInto('school_snapshots').values(counts).execute();
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await signInAs(page, ADMINISTRATOR);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Show figures' }).press('Enter');
  const plot = page.getByRole('region', { name: 'Schools by status', exact: true });
  await expect(plot.getByText('1,000')).toBeVisible();
  const words = await placesOf(plot.locator('text'));
  expect(words.length).toBeGreaterThan(2);
  const gaps = words.slice(1).map(({ left }, n) => left - (words[n]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(5);
});

async function placesOf(words: Locator): Promise<{ left: number; right: number }[]> {
  return words.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right }) => ({ left, right })),
  );
}
