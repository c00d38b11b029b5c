import type { Page } from '@playwright/test';
import { openBytes } from '#server/pdf/open-pdf.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf } from './viewer-page.ts';

test('Print gives the PDF to the browser and opens its dialog, from a row and from the viewer', async ({
  page,
  product,
  complaints,
}) => {
  const printed = await notePrinting(page);
  const week = await plantPdf(page, product, { content: slides(3) });
  await page.goto(week);

  await test.step('from a row', async () => {
    const address = await pressPrint(page, 'Print Slides.pdf');
    await expect.poll(() => printed).toEqual([address]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('from the viewer, where the lesson goes on', async () => {
    await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
    await expectSlide(page, 1, 3);
    const address = await pressPrint(page, 'Print');
    await expect.poll(() => printed.slice(1)).toEqual([address]);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2, 3);
  });

  const ofBrowser = /^a request left our origin: chrome(-extension)?:/;
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !ofBrowser.test(text)));
});

/** The addresses of the frames whose print dialog was opened. */
async function notePrinting(page: Page): Promise<string[]> {
  const printed: string[] = [];
  await page.exposeBinding('notePrint', ({ frame }) => void printed.push(frame.url()));
  await page.addInitScript(() => {
    window.print = () => {
      const note: unknown = Reflect.get(window, 'notePrint');
      if (typeof note === 'function') note();
    };
  });
  return printed;
}

/** Returns the address of the PDF that has arrived in the hidden frame. */
async function pressPrint(page: Page, name: string): Promise<string> {
  const answering = page.waitForResponse(/[?&]purpose=print/);
  await page.getByRole('button', { name, exact: true }).click();
  const answer = await answering;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const again = await page.request.get(answer.url());
  const pdf = await openBytes(new Uint8Array(await again.body())).promise;
  expect(pdf.numPages).toBe(3);
  await expect(page.locator('iframe#print-frame')).toHaveAttribute(
    'src',
    answer.url().slice(new URL(answer.url()).origin.length),
  );
  return answer.url();
}
