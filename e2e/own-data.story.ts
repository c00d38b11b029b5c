import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { aSchool, addSchool, expectToast } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { expectStandsAtEveryWidth } from './widths.ts';

test('a teacher reads what is held, downloads it, deletes the account and keeps it after all @many-copies', async ({
  page,
}) => {
  const email = someone();
  await signInAs(page, email);
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Your Data' });
  await section.getByRole('link', { name: 'What we hold, and why' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('To be confirmed by the owner of the site.')).toBeVisible();
  await expect(
    page.getByRole('row', { name: /An account that is due to be deleted/ }),
  ).toContainText('14 days');
  await page.goBack();

  const downloading = page.waitForEvent('download');
  await section.getByRole('link', { name: 'Download my data' }).press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ email, tables: { profiles: [{ email }] } });

  await section.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByRole('button', { name: 'Send me a code' }).press('Enter');
  await expect(dialog).toContainText(`We have sent a code to ${email}`);
  await expectNoViolations(page);
  await expect(dialog.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
  await page.keyboard.type(await deletionCodeSentTo(page, email));
  await dialog.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(section).toContainText('Your account will be deleted on');
  await expect(page.getByRole('heading', { name: 'Your Data' })).toBeFocused();
  await expectStandsAtEveryWidth(page, () => expect(section).toBeVisible());

  await page.reload();
  await section.getByRole('button', { name: 'Keep my account' }).press('Enter');
  await expectToast(page, 'status', 'Your account will be kept.');
  await expect(section.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('an administrator answers a request for personal data, from School Details and by address @many-copies', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name, domain } = aSchool();
  const email = someone(domain);
  await signInAs(page, ADMINISTRATOR);
  await addSchool(page, { name, domain });
  await signInAs(await browser.newPage(baseURL === undefined ? {} : { baseURL }), email);

  await page.goto('/admin');
  await page.getByRole('button', { name: `View ${name}` }).click();
  const details = page.getByRole('dialog', { name: 'School Details' });
  await details.getByRole('button', { name: `Personal data of ${email}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Personal Data' });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download their data' }).press('Enter');
  expect((await downloading).suggestedFilename()).toBe(`data-of-${email}.json`);
  await dialog.getByRole('button', { name: 'Delete this account' }).press('Enter');
  await expect(dialog).toContainText('This account will be deleted on');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  const requests = page.getByRole('region', { name: 'Requests about personal data' });
  await requests.getByRole('button', { name: 'Find account' }).press('Enter');
  await expect(requests).toContainText('Please enter an email address');
  await requests.getByLabel('Email address').fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This account will be deleted on');
  await dialog.getByRole('button', { name: 'Keep this account' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Delete this account' })).toBeVisible();
});

test('an administrator finds and erases the contact of a school, who has no account @many-copies', async ({
  page,
}) => {
  const { name, domain } = aSchool();
  const contactEmail = `bursar@${domain}`;
  await signInAs(page, ADMINISTRATOR);
  const details = { contactName: 'Bea', contactEmail, subscriptionStatus: 'active' };
  await page.request.post('/api/schools', { data: { name, domain, ...details } });
  await page.goto('/admin');
  const requests = page.getByRole('region', { name: 'Requests about personal data' });
  await requests.getByLabel('Email address').fill(contactEmail);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Personal Data' });
  await expect(dialog).toContainText('but 1 entry holds it');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download their data' }).press('Enter');
  expect((await downloading).suggestedFilename()).toBe(`data-of-${contactEmail}.json`);
  await dialog.getByRole('button', { name: 'Erase this address' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Yes, erase it' }).press('Enter');
  await expectToast(
    page,
    'status',
    `${contactEmail} is erased. Backups hold it for up to 30 more days.`,
  );
  await expect(dialog).toContainText('and we hold nothing else about it');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `View ${name}` }).click();
  const school = page.getByRole('dialog', { name: 'School Details' });
  await expect(school).toContainText('There is no account yet.');
  await expect(school).not.toContainText(contactEmail);
});

async function deletionCodeSentTo(page: Page, email: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    const rows = outbox.split('<li>').filter((row) => row.includes(email));
    code = /(\d{6}) is your code to delete/.exec(rows.join(''))?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}
