import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoViolations } from './accessibility.ts';
import { button, expectRefusals, expectToast, link, panel } from './admin-library.ts';
import { signInAs } from './people.ts';
import { expect, test } from './product.ts';
import { damagedSlides, lockedSlides } from './test-pdfs/special-slides.ts';
import { slides } from './test-pdfs/slides.ts';
import { choose, drop, numbered, openUpload, row, slowLine } from './upload-page.ts';
import { expectDialogFits, expectStandsAtEveryWidth } from './widths.ts';

const TEACHER = 'upload-reader@orchard.example';

test('files are uploaded, and everybody sees their first page and how many they have; one whose name exists replaces it, and says so before @many-copies', async ({
  page,
  product,
}) => {
  const week = await openUpload(page, product.dataDir, 'Upload year 1', ['Old.pdf']);
  await button(page, 'Upload').click();
  await expect(page.getByRole('alert')).toHaveText('Please select at least one file to upload');

  await choose(page, { 'Slides.pdf': slides(3), "Café & 'notes' #1.pdf": slides(1) });
  await row(page, "Café & 'notes' #1.pdf").getByLabel('Read only').check();
  await button(page, 'Upload 2 files').click();
  await expectToast(page, 'Successfully uploaded 2 files.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Upload files')).toBeFocused();
  const listed = panel(page, 'Resources').getByRole('listitem');
  await expect(listed).toHaveCount(3);
  await expect(listed.filter({ hasText: 'Café' })).toContainText('1 page');
  await expect(listed.filter({ hasText: 'Café' })).toContainText('Read-only');
  await expect(listed.filter({ hasText: 'Slides.pdf' })).toContainText('3 pages');

  await button(page, 'Upload files').click();
  await choose(page, { 'old.pdf': slides(5) });
  await expect(row(page, 'old.pdf')).toContainText(
    'A file with this name already exists. It will be replaced.',
  );
  await row(page, 'old.pdf').getByLabel('Read only').check();
  await button(page, 'Upload').click();
  await expectToast(page, 'Successfully uploaded 1 files.');
  await expect(listed).toHaveCount(3);
  await expect(listed.filter({ hasText: /old\.pdf/i })).toContainText('5 pages');
  await expect(listed.filter({ hasText: /old\.pdf/i })).toContainText('Read-only');

  await page.goto('about:blank');
  await page.context().clearCookies();
  await signInAs(page, TEACHER);
  await page.goto(week.replace('/admin', ''));
  await expect(panel(page, 'Resources')).toContainText('3 pages');
  const picture = panel(page, 'Resources').locator('img').first();
  await expect(async () => {
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
  await expect(button(page, "Download Café & 'notes' #1.pdf")).toHaveCount(0);
  await expect(button(page, 'Download Slides.pdf')).toBeVisible();
});

test('folders that are chosen or dropped go where their names say, after a confirmation', async ({
  page,
  product,
}) => {
  await openUpload(page, product.dataDir, 'Upload year 2');
  const picked = join(await mkdtemp(join(tmpdir(), 'orchard-pick-')), 'Week 2');
  await mkdir(picked);
  await writeFile(join(picked, 'Slides.pdf'), slides(1));
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a folder').click();
  await (await chooser).setFiles(picked);
  await expect(row(page, 'Slides.pdf')).toContainText('Upload year 2 · Week 2');
  await button(page, 'Remove Slides.pdf').click();

  const folder = await mkdtemp(join(tmpdir(), 'orchard-drop-'));
  const newWeek = join(folder, 'Upload year new', 'Week 1');
  await mkdir(newWeek, { recursive: true });
  await writeFile(join(newWeek, 'Slides.pdf'), slides(2));
  await writeFile(join(newWeek, '.DS_Store'), 'nothing');
  await writeFile(join(newWeek, 'Notes.txt'), 'nothing');
  await writeFile(join(folder, 'Alone.pdf'), slides(1));
  await drop(page, [join(folder, 'Upload year new'), join(folder, 'Alone.pdf')]);
  await expect(page.getByRole('alert')).toHaveText(
    'Only PDF files can be uploaded. Left out: Notes.txt.',
  );
  await expect(row(page, 'Slides.pdf')).toContainText('Upload year new · Week 1');
  await expect(row(page, 'Alone.pdf')).toContainText('Upload year 2 · Week 1');

  await button(page, 'Upload 2 files').click();
  const confirm = page.getByRole('dialog', { name: 'Create folders?' });
  await expect(confirm.getByRole('listitem')).toHaveText([
    'Year group "Upload year new"',
    'Week "Week 1" in Upload year new',
  ]);
  await expectDialogFits(page);
  await expectNoViolations(page);
  await button(page, 'Create and upload').click();
  await expectToast(page, 'Successfully uploaded 2 files.');
  await link(page, 'Upload year new').click();
  await link(page, 'Week 1').click();
  await expect(panel(page, 'Resources')).toContainText('Slides.pdf');
});

test('files dropped on the list of a week are uploaded to it, and never opened in place of the site', async ({
  page,
  product,
}) => {
  const week = await openUpload(page, product.dataDir, 'Upload year drop');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const file = join(await mkdtemp(join(tmpdir(), 'orchard-drop-')), 'Dropped.pdf');
  await writeFile(file, slides(1));
  await drop(page, [file]);
  await expect(row(page, 'Dropped.pdf')).toBeVisible();
  await button(page, 'Upload').click();
  await expectToast(page, 'Successfully uploaded 1 files.');
  await expect(panel(page, 'Resources')).toContainText('Dropped.pdf');

  await page.goto(week.replace('/Week%201', ''));
  await expect(link(page, 'Week 1')).toBeVisible();
  await drop(page, [file]);
  await expectToast(page, 'Please make a selection first.');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
});

test('files that are no PDF, damaged or locked say why, and the rest is uploaded; a session that ends during uploads is reported, and the queue is kept', async ({
  page,
  product,
  complaints,
}) => {
  await openUpload(page, product.dataDir, 'Upload year 3');
  await choose(page, {
    'Good.pdf': slides(1),
    'Page.pdf': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'Damaged.pdf': damagedSlides(),
    'Locked.pdf': lockedSlides(),
  });
  await button(page, 'Upload 4 files').click();
  await expectToast(page, 'Upload completed with some errors. 3 files failed to upload.');
  await expect(row(page, 'Page.pdf')).toContainText('This is not a PDF.');
  await expect(row(page, 'Damaged.pdf')).toContainText('This PDF is damaged and cannot be opened.');
  await expect(row(page, 'Locked.pdf')).toContainText('This PDF is protected by a password.');
  await expect(row(page, 'Good.pdf')).toContainText('Uploaded');
  await expectDialogFits(page);
  await expectNoViolations(page);
  await button(page, 'Close').first().click();
  await expect(panel(page, 'Resources').getByRole('listitem')).toHaveText([/^Good\.pdf/]);
  expectRefusals(complaints, 4);

  await button(page, 'Upload files').click();
  await choose(page, numbered(4));
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await button(page, 'Upload 4 files').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'You have been signed out. Please sign in again.',
  );
  await expect(page.getByRole('group')).toHaveCount(4);
  expectRefusals(complaints, 401);
  await page.context().addCookies(cookies);
  await button(page, 'Try 4 again').click();
  await expectToast(page, 'Successfully uploaded 4 files.');
});

test('one file or all are cancelled, and those that failed are tried again; leaving meanwhile is asked about first @many-copies', async ({
  page,
  product,
  complaints,
}) => {
  const week = await openUpload(page, product.dataDir, 'Upload year 4');
  const line = await slowLine(page);
  await choose(page, numbered(5));
  await button(page, 'Upload 5 files').click();
  await expect(page.getByRole('progressbar', { name: 'All files' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Upload of/ })).toHaveCount(3);
  await button(page, 'Cancel 5.pdf').click();
  await expect(row(page, '5.pdf')).toContainText('Cancelled');
  await expect(button(page, 'Remove 5.pdf')).toBeFocused();
  await button(page, 'Cancel all').click();
  await expect(button(page, 'Upload 5 files')).toBeVisible();
  await expect(panel(page, 'Resources').getByRole('listitem')).toHaveCount(0);

  await button(page, 'Remove 5.pdf').click();
  line.breakOff();
  await button(page, 'Upload 4 files').click();
  await expectToast(page, 'Upload completed with some errors. 4 files failed to upload.');
  await expect(row(page, '1.pdf')).toContainText('A network error occurred.');
  expect(complaints.splice(0).length).toBeGreaterThan(0);
  line.mend();
  await button(page, 'Try 4 again').click();
  await expectToast(page, 'Successfully uploaded 4 files.');
  await expect(panel(page, 'Resources').getByRole('listitem')).toHaveCount(4);

  await button(page, 'Upload files').click();
  await slowLine(page);
  await choose(page, numbered(1));
  await button(page, 'Upload').click();
  await expect(button(page, 'Uploading...')).toBeVisible();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  await page.goBack();
  const leave = page.getByRole('dialog', { name: 'Files are still being uploaded' });
  await expect(leave).toBeVisible();
  await button(page, 'Keep uploading').click();
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL(week);
  await page.keyboard.press('Escape');
  await expect(leave).toBeVisible();
  await button(page, 'Stop and leave').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the dialog works at every width, for every reader', async ({ page, product }) => {
  test.slow();
  const expectStands = () =>
    expectStandsAtEveryWidth(page, () => expectDialogFits(page), { height: 700 });
  await page.setViewportSize({ width: 360, height: 700 });
  await openUpload(page, product.dataDir, 'Upload year 5', ['1.pdf']);
  await expectStands();
  const line = await slowLine(page);
  await choose(page, { ...numbered(8), 'A name.docx': slides(1) });
  await expectStands();
  await button(page, 'Upload 8 files').click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expectStands();
  await page.keyboard.press('Escape');
  await expectStands();
  await button(page, 'Keep uploading').click();
  line.mend();
  await expectToast(page, 'Successfully uploaded 8 files.');
});
