import { makeWeek } from '#scheme/makers/make-week.ts';
import { expectNoViolations } from './accessibility.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';

const SLIDES = '/teaching/Year%202/Week%201/Slides.pdf';

test('a word is found on a page, which opens with the word marked', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  await addWeek();
  await page.context().clearCookies();
  await signInAs(page, someone());
  await page.goto('/teaching');

  const box = page.getByRole('combobox', { name: 'Search years, weeks and resources' });
  await box.fill('brige');
  const hit = page.getByRole('option').first();
  await expect(hit).toContainText('Slides.pdf');
  await expect(hit).toContainText('Year 2 · Week 1');
  await expect(hit).toContainText('/j/ spelt -dge');
  await expect(hit.locator('mark').first()).toHaveText('bridge');
  await expectNoViolations(page);

  await box.fill('bridge');
  await expect(page.getByRole('option').first().locator('mark').first()).toHaveText('bridge');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${SLIDES}\\?page=\\d+&mark=bridge`));
  const viewer = page.getByRole('dialog', { name: 'Slides.pdf' });
  await expect(viewer).toContainText('/j/ spelt -dge');
  await expect(viewer.locator('.textLayer mark').first()).toHaveText(/^bridge$/i);

  async function addWeek(): Promise<void> {
    for (const data of [{ path: 'Year 2' }, { path: 'Year 2/Week 1', title: '/j/ spelt -dge' }]) {
      await page.request.post('/api/library/folders', { data });
    }
    const [slides] = await makeWeek('Year 2', 1, ['Slides.pdf']);
    const sent = await page.request.put(
      '/api/library/uploads/learning/Year%202/Week%201/Slides.pdf',
      {
        headers: { 'Content-Type': 'application/pdf' },
        data: Buffer.from(slides?.bytes ?? []),
      },
    );
    expect(sent.status()).toBe(200);
  }
});
