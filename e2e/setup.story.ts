import { noteSetupStep } from '#server/features/setup/setup.queries.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { expectBelowHeader } from './below-header.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';
import { expectStandsAtEveryWidth } from './widths.ts';

// A product of its own, whose library is empty.
test.use({ environment: {} });

test('a new site shows what is left to do, ticks what is done, and the list can be dismissed @many-copies', async ({
  page,
  product: { dataDir },
}) => {
  // As the first start of a site without demo data does.
  await visitProduct(dataDir, (db) => noteSetupStep(db, 'begun', new Date()));
  await signInAs(page, ADMINISTRATOR);
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Set up your site' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expectStandsAtEveryWidth(page, () => expect(list).toBeVisible());

  await list.getByRole('button', { name: 'These are correct' }).press('Enter');
  await expect(list.getByRole('listitem').first()).toContainText('(Done)');
  await expect(list.getByText('Name and addresses')).toBeFocused();
  await list.getByRole('button', { name: 'Send me a test email' }).press('Enter');
  await expect(list).toContainText(`A message is on its way to ${ADMINISTRATOR}.`);
  await list.getByRole('button', { name: 'It has arrived' }).press('Enter');
  await expect(list.getByRole('listitem').nth(1)).toContainText('(Done)');
  await expect(list.getByRole('listitem').nth(2)).toContainText('(Done)');
  await page.goto('/admin#school-subscriptions');
  await expectBelowHeader(page.getByRole('button', { name: 'Add School' }));
  await list.getByRole('link', { name: 'Go to the library' }).press('Enter');
  await expect(page).toHaveURL('/admin/teaching#starter-scheme');
  await page.goBack();

  await list.getByRole('button', { name: 'Dismiss this list' }).press('Enter');
  await expect(list).toBeHidden();
  await expect(page.getByRole('heading', { name: 'School Subscriptions' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'School Subscriptions' })).toBeVisible();
  await expect(list).toBeHidden();
});
