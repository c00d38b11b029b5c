import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, dayInLondon } from '#contract/calendar-day.ts';
import { TRIAL_DAYS } from '#contract/limits.ts';
import { expectNoViolations } from './accessibility.ts';
import { addSchool, aSchool, expectToast, rowOf } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { expectDialogFits, expectNoOverflow } from './widths.ts';

const DETAILS = { contactName: null, contactEmail: null, subscriptionStatus: 'active' };

test.beforeEach(async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
});

test('a school is given a plan and dates, and its teachers see the end', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name, domain } = await addSchool(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit School' });
  await editing.getByLabel('Plan').selectOption('Standard Schools');
  await editing.getByLabel('Start Date').fill('2099-09-01');
  await editing.getByLabel('End Date').fill('2099-08-31');
  await editing.getByRole('button', { name: 'Update School' }).click();
  await expect(editing.getByText('The end must not be before the start.')).toBeVisible();
  await expectNoViolations(page);
  await editing.getByLabel('Start Date').fill('2026-09-01');
  await editing.getByRole('button', { name: 'Update School' }).click();
  await expectToast(page, 'status', `School '${name}' updated successfully`);
  await expect(rowOf(page, name)).toContainText('until 31 Aug 2099');

  await page.getByRole('button', { name: `View ${name}` }).click();
  const details = page.getByRole('dialog', { name: 'School Details' });
  await expect(details.getByText('Standard Schools')).toBeVisible();
  await expect(details.getByText('1 Sept 2026').or(details.getByText('1 Sep 2026'))).toBeVisible();

  const teacher = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInAs(teacher, someone(domain));
  await teacher.goto('/profile');
  await expect(teacher.getByText('Subscription End Date')).toBeVisible();
  await expect(teacher.getByText('31 Aug 2099')).toBeVisible();
  await expectNoViolations(teacher);
  await teacher.close();
});

test('a date of which only a part was typed is not taken for none', async ({ page }) => {
  const { name } = await addSchool(page, { endsOn: '2099-08-31' });
  await page.goto('/admin');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const end = page.getByLabel('End Date');
  await end.focus();
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Update School' }).click();
  await expect(page.getByText('Please enter a whole date, such as 31/08/2027.')).toBeVisible();
  await expect(end).toBeFocused();
});

test('the list is filtered by trust and exported as it is filtered', async ({ page }) => {
  const trust = `Trust ${aSchool().name}`;
  const first = await addSchool(page, { trust, plan: 'multiple', endsOn: '2099-08-31' });
  const second = await addSchool(page, { trust, name: `=${first.name}` });
  await page.goto('/admin');
  await page.getByLabel('In trust').selectOption(trust);
  await expect(page.getByRole('rowheader')).toHaveText([second.name, first.name]);
  await page.getByRole('columnheader', { name: 'Name', exact: true }).getByRole('button').click();
  await expect(page.getByRole('rowheader')).toHaveText([first.name, second.name]);
  await expectNoViolations(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^schools-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n').slice(1, 3)).toEqual([
    `${first.name},${first.domain},,,active,multiple,${trust},,2099-08-31,yes`,
    `'${second.name},${second.domain},,,active,,${trust},,,yes`,
  ]);

  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  await expectNoViolations(page);
});

test('a file is previewed line by line, and imported when no line is refused', async ({ page }) => {
  const known = await addSchool(page);
  const added = aSchool();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Schools' });
  const head = 'Name;Domain;End Date';
  const lines = [`${known.name};${known.domain};31/08/2099`, `${added.name};${added.domain};`];
  await chooseFile(page, [head, ...lines, 'Mail;gmail.com;soon']);
  await expect(dialog).toContainText('1 school to add, 1 school to change, 1 line refused');
  await expect(dialog).toContainText('The end date must be a date such as');
  await expect(dialog.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await expectDialogFits(page);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectDialogFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await chooseFile(page, [head, ...lines]);
  await expect(dialog).toContainText('End Date: - → 2099-08-31');
  await dialog.getByRole('button', { name: 'Add 1 school, change 1 school' }).click();
  await expectToast(page, 'status', '1 school added, 1 school changed successfully');
  await expect(dialog).toBeHidden();
  await page.getByLabel('Filter schools').fill(added.name);
  await expect(rowOf(page, added.name)).toBeVisible();
  await page.getByLabel('Filter schools').fill(known.name);
  await expect(rowOf(page, known.name)).toContainText('until 31 Aug 2099');
});

test('a list that has changed since the preview is previewed again before anything is imported', async ({
  page,
  complaints,
}) => {
  const { name, domain } = aSchool();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await chooseFile(page, ['Name,Domain', `Imported,${domain}`]);
  const add = page.getByRole('button', { name: 'Add 1 school' });
  await expect(add).toBeVisible();
  const answer = await page.request.post('/api/schools', { data: { ...DETAILS, name, domain } });
  expect(answer.status()).toBe(201);
  await add.click();
  await expect(page.getByRole('alert').first()).toContainText('changed since the preview');
  await expect(page.getByRole('button', { name: 'Change 1 school' })).toBeVisible();
  await expect(page.getByText(`Name: ${name} → Imported`)).toBeVisible();
  await expect.poll(() => complaints.length).toBe(1);
  complaints.splice(0);
});

test('the schools of a trust are changed together after a confirmation', async ({ page }) => {
  const trust = `Trust ${aSchool().name}`;
  const schools = [await addSchool(page, { trust }), await addSchool(page, { trust })];
  await page.goto('/admin');
  await page.getByLabel('In trust').selectOption(trust);
  await page.getByRole('button', { name: `Change all 2 schools of ${trust}` }).click();
  await page.getByRole('dialog').getByLabel('Subscription Status').selectOption('Pending');
  await page.getByLabel('End Date', { exact: true }).fill('2099-08-31');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm Changes' });
  await expect(confirming).toContainText(`Change 2 schools of ${trust}?`);
  await expect(confirming.getByRole('listitem')).toHaveText([
    'Status: Pending',
    'End Date: 31 Aug 2099',
  ]);
  await expectNoViolations(page);
  await confirming.getByRole('button', { name: 'Change 2 schools' }).click();
  await expectToast(page, 'status', '2 schools changed successfully');
  for (const { name } of schools) {
    await expect(rowOf(page, name)).toContainText('Pending');
    await expect(rowOf(page, name)).toContainText('until 31 Aug 2099');
  }
});

test('a trust in two spellings is one, and the ends of its trials are pointed out before they stay', async ({
  page,
}) => {
  const trust = `Trust ${aSchool().name}`;
  const trial = { subscriptionStatus: 'trial', endsOn: '2099-01-31' };
  const first = await addSchool(page, { trust, ...trial });
  const second = await addSchool(page, { trust: trust.toUpperCase() });
  await page.goto(`/admin?trust=${encodeURIComponent(trust.toLowerCase())}`);
  await expect(page.getByLabel('In trust')).toHaveValue(trust);
  const shown = async () => (await page.getByRole('rowheader').allTextContents()).toSorted();
  await expect.poll(shown).toEqual([first.name, second.name].toSorted());
  await page.getByRole('button', { name: `Change all 2 schools of ${trust}` }).click();
  await page.getByRole('dialog').getByLabel('Subscription Status').selectOption('Active');
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm Changes' });
  await expect(confirming).toContainText(
    '1 school on trial keeps the end of the trial as its end date, on 31 Jan 2099.',
  );
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectDialogFits(page);
  await confirming.getByRole('button', { name: 'Change 2 schools' }).click();
  await expectToast(page, 'status', '2 schools changed successfully');
});

test('a school whose end has passed is told the end of its second trial before it is saved', async ({
  page,
}) => {
  const { name } = await addSchool(page, { subscriptionStatus: 'inactive', endsOn: '2026-01-01' });
  await page.goto('/admin');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit School' });
  await editing.getByLabel('Subscription Status').selectOption('Trial');
  const note = editing.getByText('This day has passed, so the trial gets a new end when you save');
  const end = /: (.*)\.$/.exec((await note.textContent()) ?? '')?.[1] ?? '';
  const wanted = addDays(dayInLondon(new Date()), TRIAL_DAYS);
  expect(Date.parse(`${end} UTC`)).toBe(Date.parse(wanted));
  await expectNoViolations(page);
  await editing.getByRole('button', { name: 'Update School' }).click();
  await expectToast(page, 'status', `School '${name}' updated successfully`);
  await expect(rowOf(page, name)).toContainText(`until ${end}`);
});

async function chooseFile(page: Page, lines: string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'));
  const file = { name: 'schools.csv', mimeType: 'text/csv', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
}
