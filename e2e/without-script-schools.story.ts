import type { Page } from '@playwright/test';
import { addSchool } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';

// A product of its own: with so many schools, those of other stories would not be on the first page.
test.use({ javaScriptEnabled: false, environment: { STARTER_SCHEME: 'off' } });
// In one worker, because each worker starts a product for it.
test.describe.configure({ mode: 'default' });

const SCHOOLS = Array.from({ length: 60 }, (_, n) => ({
  name: `Plain School ${String(n + 1).padStart(2, '0')}`,
  domain: `plain-${99 - n}.example`,
}));

let added: Promise<void> | undefined;

test.beforeEach(async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  added ??= addSchools(page);
  await added;
});

test('without script an administrator turns pages, sorts, filters and clears the list of schools', async ({
  page,
}) => {
  await page.goto('/admin');

  await page.getByLabel('Filter schools').fill('plain');
  await page.getByLabel('Filter schools').press('Enter');
  await expect(page.getByText('60 of ')).toBeVisible();
  await expectFirst(page, 'Plain School 01');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expectFirst(page, 'Plain School 51');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  await page.getByRole('button', { name: 'Domain' }).click();
  await expectFirst(page, 'Plain School 60');
  await page.getByRole('button', { name: 'Domain' }).click();
  await expectFirst(page, 'Plain School 01');
  const domain = page.getByRole('columnheader', { name: 'Domain' });
  await expect(domain).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectFirst(page, 'Plain School 51');
  await expect(domain).toHaveAttribute('aria-sort', 'descending');

  await page.getByLabel('With status').selectOption('Trial');
  await page.getByRole('button', { name: 'Show schools' }).click();
  await expect(page.getByText('No schools match these filters.')).toBeVisible();
  await expect(page.getByLabel('With status')).toHaveValue('trial');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Filter schools')).toHaveValue('');
  await expect(domain).toHaveAttribute('aria-sort', 'descending');
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('the page that the address asks for stays, and Enter in the filter changes no order', async ({
    page,
  }) => {
    await page.goto('/admin?find=plain&sort=domain&descending=on&page=2');
    await page.getByRole('button', { name: 'Add School' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expectFirst(page, 'Plain School 51');
    await page.getByLabel('Filter schools').press('Enter');
    await expectFirst(page, 'Plain School 51');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expectFirst(page, 'Plain School 01');
    await expect(page).toHaveURL('/admin?find=plain&sort=domain&descending=on');
  });

  test('a reload shows the same schools, and Back undoes a page and an order', async ({ page }) => {
    await page.goto('/admin');
    await page.getByLabel('Filter schools').pressSequentially('plain school');
    await expect(page).toHaveURL('/admin?find=plain+school');
    await page.getByRole('button', { name: 'Domain' }).click();
    await expectFirst(page, 'Plain School 60');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/admin?find=plain+school&sort=domain&page=2');
    await page.reload();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expectFirst(page, 'Plain School 10');

    await page.goBack();
    await expectFirst(page, 'Plain School 60');
    await page.goBack();
    await expectFirst(page, 'Plain School 01');
    await expect(page.getByLabel('Filter schools')).toHaveValue('plain school');
    await page.getByLabel('Filter schools').press('End');
    await page.getByLabel('Filter schools').pressSequentially(' 3');
    await expect(page.getByRole('rowheader').first()).toHaveText('Plain School 03');
    await page.goForward();
    await expectFirst(page, 'Plain School 60');
  });
});

async function addSchools(page: Page): Promise<void> {
  for (const school of SCHOOLS) await addSchool(page, school);
}

async function expectFirst(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('rowheader').first()).toHaveText(name);
}
