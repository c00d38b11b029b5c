import { plantLibrary } from '#testing/plant-library.ts';
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

test('two administrators: a name the other has taken is refused, and a deletion by the other is reported; nothing typed is lost @many-copies', async ({
  page,
  browser,
  product,
  complaints,
}) => {
  await plantLibrary(product.dataDir, {
    folders: ['Tree year 3/Mine', 'Tree year 3/First', 'Tree year 3/Second'],
    resources: [{ path: 'Tree year 3/Kept/Gone.pdf' }],
  });
  const address = '/admin/teaching/Tree%20year%203/Kept';
  await openLibrary(page, address);
  await expect(panel(page, 'Resources')).toContainText('Gone.pdf');
  await button(page, 'Edit Mine').click();
  await nameField(page).fill('Taken');

  const other = await openElsewhere(browser, product.url, address);
  await button(other, 'Add week').click();
  await nameField(other).fill('Taken');
  await other.keyboard.press('Enter');
  await expectToast(other, 'Week "Taken" created successfully');

  await button(page, 'Rename').click();
  const message = 'That name is already in use. Please choose another.';
  await expectToast(page, `Error: ${message}`);
  await expect(nameField(page)).toHaveValue('Taken');
  await expect(nameField(page)).toHaveAccessibleDescription(new RegExp(message));
  await nameField(page).fill('Not taken');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Week renamed from "Mine" to "Not taken" successfully');
  await expect(link(page, 'Taken')).toBeVisible();
  expectRefusals(complaints, 409);

  const deleteElsewhere = async (name: string) => {
    await button(other, `Delete ${name}`).click();
    await button(other, 'Delete').click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
  };

  await deleteElsewhere('First');
  await button(page, 'Edit First').click();
  await nameField(page).fill('Another name');
  await page.keyboard.press('Enter');
  const gone = 'This folder could not be found. It may have been renamed or deleted.';
  await expectToast(page, `Error: ${gone}`);
  await expect(nameField(page)).toHaveValue('Another name');
  await page.keyboard.press('Escape');
  await expect(link(page, 'First')).toHaveCount(0);

  for (const [name, told] of [
    ['Second', `Error deleting week: ${gone}`],
    [
      'Gone.pdf',
      'Error deleting resource: This could not be found. It may have been renamed or deleted.',
    ],
  ] as const) {
    await button(page, `Delete ${name}`).click();
    await expect(page.getByRole('dialog')).toContainText(`"${name}"`);
    await deleteElsewhere(name);
    await button(page, 'Delete').click();
    await expectToast(page, told);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, `Delete ${name}`)).toHaveCount(0);
  }
  expectRefusals(complaints, 404);
});
