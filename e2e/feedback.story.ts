import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { openPdf } from './viewer-page.ts';
import { expectStandsAtEveryWidth } from './widths.ts';

test('feedback is a mail that says where the user is: section, year group, week and resource', async ({
  page,
  product,
}) => {
  const mails = await catchMails(page);
  const viewer = await openPdf(page, product, { content: slides(1) });
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toHaveCount(0);
  const { pathname } = new URL(page.url());
  const week = decodeURIComponent(pathname.split('/').at(-1) ?? '');

  const button = page.getByRole('button', { name: 'Provide Feedback' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Provide Feedback' });
  await expect(dialog.getByText('your email will also include')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(dialog.getByText('Please enter your feedback.')).toBeVisible();
  await expect(dialog.getByLabel('Your feedback')).toBeFocused();
  expect(mails).toEqual([]);
  await dialog.getByText('Show what will be included').click();
  await expectStandsAtEveryWidth(page, () => expect(dialog).toBeVisible(), { height: 740 });

  await dialog.getByLabel('Your feedback').fill('Lovely%0ABcc: all@example.org &bcc=x\nThanks');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(dialog.getByText('We’ve tried to open your email app.')).toBeFocused();
  const { to, fields, subject, body } = read(mails);
  expect([to, fields]).toEqual(['feedback@spellingorchard.example', ['subject', 'body']]);
  expect(subject).toBe('Feedback - Teaching section');
  const lines = body.split('\r\n');
  expect(lines.slice(0, 8)).toEqual([
    'Lovely%0ABcc: all@example.org &bcc=x',
    'Thanks',
    '',
    'Section: Teaching',
    expect.stringMatching(/^URL: http:\/\/localhost:\d+\/teaching\/Year%202\/Week%20/),
    'Year group: Year 2',
    `Week: ${week}`,
    'Resource: Slides.pdf',
  ]);
  expect(lines[8]).toMatch(/^Date\/time: \d+ \w+ 20\d\d at \d\d:\d\d:\d\d/);
  expect(lines[9]).toMatch(/^User agent: Mozilla\//);

  await dialog.getByRole('button', { name: 'Go Back' }).click();
  await dialog.getByLabel('Your feedback').fill('word '.repeat(4000));
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(dialog.getByText('too long for an email app')).toBeVisible();
  await expect(dialog.getByLabel('The rest of your feedback')).toHaveValue(/^word .*word$/);
  expect(mails.at(-1)?.length).toBeLessThanOrEqual(2000);
  expect(read(mails).body).toContain('[Please paste the rest of your feedback here.]');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

/** Replaces the mail program. */
async function catchMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  await page.exposeFunction('takeMail', (address: string) => mails.push(address));
  await page.addInitScript(`document.addEventListener('click', (event) => {
    if (event.target.protocol !== 'mailto:') return;
    event.preventDefault();
    window.takeMail(event.target.href);
  })`);
  return mails;
}

function read(mails: string[]) {
  const { pathname, search } = new URL(mails.at(-1) ?? '');
  const parts = search
    .slice(1)
    .split('&')
    .map((part) => part.split('='));
  const value = (index: number) => decodeURIComponent(parts[index]?.[1] ?? '');
  return {
    to: pathname,
    fields: parts.map(([name]) => name),
    subject: value(0),
    body: value(1),
  };
}
