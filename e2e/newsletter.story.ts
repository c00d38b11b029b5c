import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { exportNewsletter } from '#contract/newsletter.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { expectPageStands, expectStandsAtEveryWidth } from './widths.ts';

test('an administrator downloads who wants the newsletter, and a reader stops it from the mail without signing in @many-copies', async ({
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
  expect(line).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/);
  const address = /https?:\S+$/.exec(line ?? '')?.[0] ?? '';

  await expectPageStands(reader, address, 'Newsletter');
  await reader.getByRole('button', { name: 'Stop the newsletter' }).press('Enter');
  await expect(reader.getByText('You will not get any more newsletters.')).toBeVisible();
  const answer = await page.request.post(exportNewsletter.path, { data: {} });
  expect(await answer.text()).not.toContain(email);

  await reader.goto(`${address.slice(0, -1)}!`);
  await expect(reader.getByRole('alert')).toContainText('The link may not be complete');
  await expect(reader.getByRole('link', { name: 'Account Settings' }).last()).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Stop the newsletter' })).toHaveCount(0);
});

test('an administrator tests a newsletter and sends it, and a mail program leaves it with one press @many-copies', async ({
  page,
  browser,
  baseURL,
  product: { dataDir },
}) => {
  const email = someone();
  const subject = `New weeks for ${email}`;
  const reader = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInAs(reader, email);
  await reader.request.patch('/api/profile', { data: { newsletter: true } });
  await reader.context().clearCookies();

  await signInAs(page, ADMINISTRATOR);
  await page.goto('/admin');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Text').fill('Dear teachers,\n\nYear 6 is here.');
  await page.getByRole('button', { name: 'Send a test to me' }).press('Enter');
  await expect(page.getByText(`A test is on its way to ${ADMINISTRATOR}`)).toBeVisible();
  await expect(async () => {
    expect(await mailsAbout(dataDir, subject)).toMatchObject([
      { to: [{ address: ADMINISTRATOR }] },
    ]);
  }).toPass();
  await expectStandsAtEveryWidth(page);

  await page.getByRole('button', { name: /^Send to \d+ pe/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send the newsletter?' });
  await dialog.getByRole('button', { name: /^Send to/ }).press('Enter');
  await expect(page.getByText(/^The newsletter is on its way to \d+ pe/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Write a newsletter' })).toBeFocused();
  let mail: Email | undefined;
  await expect(async () => {
    const sent = await mailsAbout(dataDir, subject);
    mail = sent.find(({ to }) => to?.[0]?.address === email);
    expect(mail?.text).toContain('Year 6 is here.');
  }).toPass();

  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = header('list-unsubscribe')?.slice(1, -1) ?? '';
  const form = { 'List-Unsubscribe': 'One-Click' };
  expect((await reader.request.post(address, { form })).status()).toBe(200);
  const answer = await page.request.post(exportNewsletter.path, { data: {} });
  expect(await answer.text()).not.toContain(email);
});

async function mailsAbout(dataDir: string, subject: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox);
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails.filter((mail) => mail.subject === subject);
}
