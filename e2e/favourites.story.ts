import type { Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import { signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { scriptRuns } from './script-runs.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectStandsAtEveryWidth, PAGE_WIDTHS } from './widths.ts';

const YEAR = 'Starred year';
const PLACE = '/teaching/Starred%20year/Week%201';

let planted: Promise<void> | undefined;

test.beforeEach(async ({ product }) => {
  planted ??= plantLibrary(product.dataDir, {
    folders: [`${YEAR}/Week 2`],
    resources: [
      { path: `${YEAR}/Week 1/Words.pdf`, content: slides(1) },
      { path: `${YEAR}/Week 1/Sheet.pdf` },
    ],
  });
  await planted;
});

test('a teacher stars a year, a week and a resource and comes back to them; a star that cannot be saved is removed again @many-copies', async ({
  page,
  complaints,
}) => {
  await signInAs(page, someone());
  await page.goto('/favourites');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.goto(PLACE);
  await page.route('**/api/favourites', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await star(page, YEAR).click();
  await expect(page.getByText('Failed to update favourites. Please try again.')).toBeVisible();
  await expect(star(page, YEAR)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => complaints.length).toBe(1);
  complaints.splice(0);
  await page.unroute('**/api/favourites');

  for (const name of [YEAR, 'Week 1', 'Words.pdf']) {
    await star(page, name).click();
    await expect(page.getByText(`Added "${name}" to favourites`)).toBeVisible();
    await expect(star(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(star(page, name)).toHaveAttribute('title', 'Unfavourite');
  }

  await page.getByRole('tab', { name: 'Favourites' }).click();
  const list = page.getByRole('region', { name: 'Favourites' });
  await expect(list.getByRole('link')).toHaveText([YEAR, 'Week 1', 'Words.pdf']);
  await expect(list.getByRole('list').locator('..')).toHaveCSS('height', '500px');
  await list.getByRole('link', { name: 'Words.pdf' }).click();
  await expect(page).toHaveURL(`${PLACE}/Words.pdf`);
  await expect(page.getByRole('dialog', { name: 'Words.pdf' })).toBeVisible();

  await page.goto('/favourites');
  await star(page, `Week 1, ${YEAR}`).click();
  await expect(page.getByText('Removed "Week 1" from favourites')).toBeVisible();
  await expect(list.getByRole('link')).toHaveText([YEAR, 'Words.pdf']);
});

test('the favourites work at every width, for every reader; a starred year or week opens with a full page load', async ({
  page,
}) => {
  await signInAs(page, someone());
  for (const path of [`${YEAR}/Week 1/Words.pdf`, `${YEAR}/Week 2`, YEAR]) {
    const answer = await page.request.post('/api/favourites', { data: { path } });
    expect(answer.status()).toBe(200);
  }
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto('/favourites');
  const words = page.getByRole('link', { name: 'Words.pdf' });
  const look = () => expect(words).toBeVisible();
  await expectStandsAtEveryWidth(page, look, { widths: PAGE_WIDTHS });

  for (const [name, address] of [
    ['Week 2', '/teaching/Starred%20year/Week%202'],
    [YEAR, '/teaching/Starred%20year'],
  ] as const) {
    await page.getByRole('tab', { name: 'Favourites' }).click();
    loads.length = 0;
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    expect(loads).toEqual([address]);
  }
});

test('stars pressed in two tabs are all kept, and each tab shows the other’s @many-copies', async ({
  page,
  context,
}) => {
  await signInAs(page, someone());
  const other = await context.newPage();
  await Promise.all([page.goto(PLACE), other.goto(PLACE)]);
  await scriptRuns(other);
  await expect(star(other, YEAR)).toBeVisible();

  await Promise.all([star(page, YEAR).click(), star(other, 'Words.pdf').click()]);
  await Promise.all([star(page, 'Week 1').click(), star(other, 'Sheet.pdf').click()]);

  for (const tab of [page, other]) {
    for (const name of [YEAR, 'Week 1', 'Words.pdf', 'Sheet.pdf']) {
      await expect(star(tab, name)).toHaveAttribute('aria-pressed', 'true');
    }
  }
  await page.reload();
  await expect(star(page, 'Sheet.pdf')).toHaveAttribute('aria-pressed', 'true');
  await expect(star(page, YEAR)).toHaveAttribute('aria-pressed', 'true');
});

function star(page: Page, name: string) {
  return page.getByRole('button', { name: `Favourite ${name}`, exact: true });
}
