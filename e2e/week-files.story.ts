import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { openBytes } from '#server/pdf/open-pdf.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import type { ProductProcess } from '#testing/product-process.ts';
import { expectRefusals } from './admin-library.ts';
import { signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { sheets } from './test-pdfs/sheets.ts';
import { slides } from './test-pdfs/slides.ts';
import { damagedSlides } from './test-pdfs/special-slides.ts';
import { expectNoOverflow, expectStandsAtEveryWidth, PAGE_WIDTHS } from './widths.ts';

const YEAR = 'Whole year';

test('a teacher downloads a week by keyboard and unpacks it: everything but what is only to view @many-copies', async ({
  page,
  product,
}) => {
  const week = await openWeek(page, product);
  const button = page.getByRole('button', { name: 'Download week' });
  await button.focus();
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${YEAR}, ${week}.zip`);
  expect(namesIn(await saved.path())).toEqual([
    'Answers.pdf',
    'Café ✏️.pdf',
    'Slides.pdf',
    'Worksheet.pdf',
  ]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print sheets' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'With answers' })).toBeChecked();
});

test('Print sheets prints one PDF of the upright pages, with the answers only when asked for @many-copies', async ({
  page,
  product,
}) => {
  await openWeek(page, product);
  expect(await printedPages(page)).toBe(5);
  await page.getByLabel('With answers').check();
  expect(await printedPages(page)).toBe(9);
});

test('a sheet that cannot be printed with the others is named', async ({
  page,
  product,
  complaints,
}) => {
  await openWeek(page, product, [{ name: 'Torn sheet.pdf', content: damagedSlides() }]);
  await page.getByRole('button', { name: 'Print sheets' }).click();
  await expect(page.getByText('"Torn sheet.pdf" cannot be printed together')).toBeVisible();
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !text.includes('files of a week')),
  );
  expectRefusals(complaints, 422);
});

test('a favourite week has both, and nothing breaks at any width', async ({ page, product }) => {
  const week = await openWeek(page, product);
  const button = page.getByRole('button', { name: 'Download week' });
  const look = () => expect(button).toBeVisible();
  await expectStandsAtEveryWidth(page, look, { widths: PAGE_WIDTHS });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);

  const starred = await page.request.post('/api/favourites', { data: { path: `${YEAR}/${week}` } });
  expect(starred.status()).toBe(200);
  await page.goto('/favourites');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: `More actions for ${week}, ${YEAR}` }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download week' }).click();
  expect(namesIn(await (await saving).path())).toHaveLength(4);
});

interface Extra {
  name: string;
  content: Buffer;
}

/** Opens a week of its own for a new teacher; returns its name. */
async function openWeek(
  page: Page,
  { dataDir }: ProductProcess,
  extra: Extra[] = [],
): Promise<string> {
  const week = `Week ${randomUUID().slice(0, 8)}`;
  const files = [
    { name: 'Worksheet.pdf', content: sheets(2) },
    { name: 'Café ✏️.pdf', content: sheets(3) },
    { name: 'Answers.pdf', content: sheets(4) },
    { name: 'Slides.pdf', content: slides(5) },
    { name: 'Only to view.pdf', content: sheets(6), bucket: 'learning-readonly' as const },
    ...extra,
  ];
  const resources = files.map(({ name, ...rest }) => ({
    path: `${YEAR}/${week}/${name}`,
    ...rest,
  }));
  await plantLibrary(dataDir, { resources });
  await signInAs(page, someone());
  await page.goto(`/teaching/${encodeURIComponent(YEAR)}/${encodeURIComponent(week)}`);
  await expect(page.getByRole('link', { name: 'Worksheet.pdf', exact: true })).toBeVisible();
  return week;
}

/** Presses Print sheets and counts the pages of what the browser is given to print. */
async function printedPages(page: Page): Promise<number> {
  const asking = page.context().waitForEvent('request', isForWeek);
  await page.getByRole('button', { name: 'Print sheets' }).click();
  const answer = await page.request.get((await asking).url());
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return (await openBytes(new Uint8Array(await answer.body())).promise).numPages;
}

function isForWeek(request: Request): boolean {
  return request.url().includes('/api/library/weeks/');
}

function namesIn(zip: string): string[] {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  expect(spawnSync('unzip', ['-tq', zip], { env }).status).toBe(0);
  const { stdout } = spawnSync('unzip', ['-Z1', zip], { env, encoding: 'utf8' });
  return stdout.trim().split('\n').toSorted();
}
