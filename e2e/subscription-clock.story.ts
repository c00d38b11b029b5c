import type { Page } from '@playwright/test';
import { addDays, dayInLondon } from '#contract/calendar-day.ts';
import { followCalendar } from '#server/features/subscriptions/subscriptions.service.ts';
import { createLog } from '#server/log.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { deriveKey, loadSecret } from '#server/secret.ts';
import { aResource } from '#testing/library.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { aSchool, rowOf } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';

test('the contact is reminded a week before the end, and when the grace is over everybody sees that it has ended', async ({
  page,
  browser,
  baseURL,
  product: { dataDir },
}) => {
  const { name, domain } = aSchool();
  const contactEmail = `office@${domain}`;
  const endsOn = addDays(dayInLondon(new Date()), 7);
  const week = `Year 2/Week ${domain}`;
  await visitProduct(dataDir, async (db, files) => {
    await aResource(db, files, `${week}/Slides.pdf`);
  });
  await signInAs(page, ADMINISTRATOR);
  const details = { contactName: null, subscriptionStatus: 'active', contactEmail, endsOn };
  await page.request.post('/api/schools', { data: { name, domain, ...details } });
  const teacher = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInAs(teacher, someone(domain));

  await runClock(dataDir, new Date());
  await expect(async () => {
    await page.goto('/outbox');
    await expect(messagesTo(page, contactEmail)).toContainText('subscription ends in 7 days');
  }).toPass();
  await runClock(dataDir, new Date(`${addDays(endsOn, 14)}T12:00:00Z`));
  await page.goto('/admin');
  await expect(rowOf(page, name)).toContainText('Active');
  await teacher.goto('/teaching');
  const overlay = teacher.getByRole('region', { name: 'Subscribe required' });
  await expect(teacher.getByRole('link', { name: 'Year 2', exact: true })).toBeVisible();
  await expect(overlay).toBeHidden();

  await runClock(dataDir, new Date(`${addDays(endsOn, 15)}T12:00:00Z`));
  await page.reload();
  await expect(rowOf(page, name)).toContainText('Inactive');
  await teacher.goto('/teaching');
  await expect(overlay).toBeVisible();
  await teacher.goto('/profile');
  await expect(teacher.getByText('Inactive')).toBeVisible();
  await teacher.close();
});

/** What the product does every hour, at another time. */
async function runClock(dataDir: string, time: Date): Promise<void> {
  const key = deriveKey(await loadSecret(undefined, dataDir), 'mail queue');
  await visitProduct(dataDir, async (db) => {
    // Queued at the real time, or the product would not send it yet.
    const mail = createMailQueue(
      key,
      () => new Date(),
      () => {},
    );
    await followCalendar({ db, now: () => time, log: createLog('error'), mail });
  });
}

function messagesTo(page: Page, email: string) {
  return page.getByRole('listitem').filter({ hasText: email }).first();
}
