import { readFile } from 'node:fs/promises';
import { exportNewsletter } from '#contract/newsletter.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { expectPageStands } from './widths.ts';

test('an administrator downloads who wants the newsletter, and a reader stops it from the mail without signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = someone();
  const reader = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInAs(reader, email);
  await reader.request.patch('/api/profile', { data: { newsletter: true } });
  await reader.context().clearCookies();

  await signInAs(page, ADMINISTRATOR);
  await page.goto('/admin');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV of newsletter readers' }).press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('newsletter-readers.csv');
  const line = (await readFile(await file.path(), 'utf8'))
    .split('\r\n')
    .find((each) => each.startsWith(email));
  const address = /https?:\S+$/.exec(line ?? '')?.[0] ?? '';

  await expectPageStands(reader, address, 'Newsletter');
  await reader.getByRole('button', { name: 'Stop the newsletter' }).press('Enter');
  await expect(reader.getByText('You will not get any more newsletters.')).toBeVisible();
  const answer = await page.request.post(exportNewsletter.path, { data: {} });
  expect(await answer.text()).not.toContain(email);

  await reader.goto(`${address.slice(0, -1)}!`);
  await reader.getByRole('button', { name: 'Stop the newsletter' }).click();
  await expect(reader.getByRole('alert')).toContainText('That did not work.');
});
