import { plantLibrary } from '#testing/plant-library.ts';
import { expectNoViolations } from './accessibility.ts';
import {
  button,
  expectRefusals,
  expectToast,
  link,
  nameField,
  openElsewhere,
  openLibrary,
  panel,
} from './admin-library.ts';
import { expect, test } from './product.ts';
import { expectDialogFits, expectStandsAtEveryWidth } from './widths.ts';

const HEADING = 'Recently deleted';

test('a year group deleted by mistake comes back with Undo in the toast @many-copies', async ({
  page,
  product,
}) => {
  await plantLibrary(product.dataDir, { resources: [{ path: 'Undo year/Week 1/A.pdf' }] });
  await openLibrary(page, '/admin/teaching/Undo%20year');
  await button(page, 'Delete Undo year').click();
  await expect(page.getByRole('dialog')).toContainText(
    'You can restore it for 30 days, under Recently deleted.',
  );
  await button(page, 'Delete').click();
  await expectToast(page, 'Year group "Undo year" deleted successfully');
  // The pointer keeps the toast.
  await button(page, 'Undo').hover();
  await expectNoViolations(page);
  await button(page, 'Undo').click();
  await expectToast(page, 'Year group "Undo year" restored successfully');
  await link(page, 'Undo year').click();
  await link(page, 'Week 1').click();
  await expect(panel(page, 'Resources')).toContainText('A.pdf');
});

test('a deleted week is listed, and restored under another name when its own is taken @many-copies', async ({
  page,
  product,
  browser,
  complaints,
}) => {
  await plantLibrary(product.dataDir, { resources: [{ path: 'Taken year/Week 1/A.pdf' }] });
  await openLibrary(page, '/admin/teaching/Taken%20year');
  await button(page, 'Delete Week 1').click();
  await button(page, 'Delete').click();
  await expectToast(page, 'Week "Week 1" deleted successfully');
  await expect(panel(page, HEADING)).toContainText('Week in Taken year · 1 file');
  await expect(panel(page, HEADING)).toContainText(/Deleted by \S+@\S+ on .* · Kept until/);

  const other = await openElsewhere(browser, product.url, '/admin/teaching/Taken%20year');
  await button(other, 'Add week').click();
  await nameField(other).fill('Week 1');
  await other.keyboard.press('Enter');
  await expectToast(other, 'Week "Week 1" created successfully');
  await other.close();

  await expectStandsAtEveryWidth(page, () => expect(panel(page, HEADING)).toBeVisible());
  await button(page, 'Restore Week 1').click();
  await expect(nameField(page)).toHaveValue('Week 1 (restored)');
  await expectStandsAtEveryWidth(page, () => expectDialogFits(page));
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Week "Week 1 (restored)" restored successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: HEADING })).toBeFocused();
  expectRefusals(complaints, 409);
});

test('deleting for good asks first, and leaves nothing to restore @many-copies', async ({
  page,
  product,
}) => {
  await plantLibrary(product.dataDir, { resources: [{ path: 'Gone year/Week 1/A.pdf' }] });
  await openLibrary(page, '/admin/teaching/Gone%20year');
  await button(page, 'Delete Gone year').click();
  await button(page, 'Delete').click();
  await button(page, 'Delete Gone year for good').click();
  const dialog = page.getByRole('dialog', { name: 'Delete for Good' });
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expectToast(page, 'Year group "Gone year" deleted for good');
  await expect(button(page, 'Restore Gone year')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: HEADING })).toBeFocused();
});
