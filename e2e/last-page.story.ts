import { expectNoViolations } from './accessibility.ts';
import { someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf } from './viewer-page.ts';

test('a resource left at a page offers to continue there, in this browser until the sign-out', async ({
  page,
  product,
}) => {
  test.slow();
  const email = someone();
  const week = await plantPdf(page, product, { content: slides(9), email });
  const resume = page.getByRole('button', { name: 'Continue at page 4' });

  await test.step('nothing is offered the first time', async () => {
    await page.goto(`${week}/Slides.pdf`);
    await expectSlide(page, 1, 9);
    await expect(page.getByRole('button', { name: /^Continue at page/ })).toHaveCount(0);
    for (let turns = 0; turns < 3; turns += 1) await page.keyboard.press('ArrowRight');
    await expectSlide(page, 4, 9);
    await page.keyboard.press('Escape');
  });

  await test.step('it opens at its first page and offers the other', async () => {
    await page.goto(week);
    await page.getByRole('button', { name: 'Present Slides.pdf' }).click();
    await expectSlide(page, 1, 9);
    await expect(resume).toBeVisible();
    await expectNoViolations(page);
    await resume.click();
    await expectSlide(page, 4, 9);
    await expect(resume).toHaveCount(0);
  });

  await test.step('turning a page, or staying, ends the offer', async () => {
    await page.goto(week);
    await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
    await expectSlide(page, 1, 9);
    await page.getByRole('button', { name: 'Stay on page 1' }).click();
    await expect(resume).toHaveCount(0);
    await page.goto(week);
    await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
    await expect(resume).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(resume).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a page that an address named counts as left there, also when it was not turned', async () => {
    await page.goto(`${week}/Slides.pdf?page=7`);
    await expectSlide(page, 7, 9);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
    await expect(page.getByRole('button', { name: 'Continue at page 7' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('signing out forgets it', async () => {
    await page.goto(week);
    expect(await page.evaluate(() => localStorage.getItem('last-pages'))).not.toBeNull();
    await page.getByRole('button', { name: email.split('@')[0] ?? '' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('last-pages'))).toBeNull();
  });
});
