import { plantLibrary } from '#testing/plant-library.ts';
import { signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { readAloud } from './read-aloud.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide } from './viewer-page.ts';

const WEEKS = Array.from({ length: 36 }, (_, index) => `Week ${index + 1}`);
const NAMELESS = /^(?:button|link|tab|textbox|combobox|checkbox|dialog|heading \d|region) ""$/;

test('a whole lesson makes sense when it is read out, from the list to the last slide on the board', async ({
  page,
  product,
}) => {
  test.slow();
  await plantLibrary(product.dataDir, {
    resources: WEEKS.map((week) => ({
      path: `Read year 2/${week}/Slides.pdf`,
      content: slides(3),
    })),
  });
  await signInAs(page, someone());

  await test.step('the list: headings in order, every week, and what came when a week is chosen', async () => {
    await page.goto('/teaching/Read%20year%202/Week%201');
    await expect(page.getByRole('link', { name: 'Open Slides.pdf' })).toBeVisible();
    await expect.poll(async () => linksIn(await readAloud(page))).toEqual(WEEKS);
    const said = await readAloud(page);
    expect(said.filter((line) => NAMELESS.test(line))).toEqual([]);
    expect(said.filter((line) => line.startsWith('heading'))).toEqual([
      'heading 1 "Learning Resources"',
      'heading 2 "Years"',
      'heading 2 "Weeks"',
      'heading 2 "Resources"',
    ]);
    expect(said).toContain('"1 resource, Read year 2, Week 1"');
    expectOrder(said, [
      'link "Slides.pdf"',
      'button "Present Slides.pdf"',
      'link "Open Slides.pdf"',
      'button "Download Slides.pdf"',
    ]);
  });

  await test.step('the viewer: its name first, then the page with its words, then the buttons', async () => {
    await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
    for (const number of [1, 2, 3]) {
      await expectSlide(page, number, 3);
      await expect
        .poll(async () => (await readAloud(page)).join('\n'))
        .toContain(`"Slide ${number}`);
      const said = await readAloud(page);
      expect(said.filter((line) => NAMELESS.test(line))).toEqual([]);
      expectOrder(said, [
        'dialog "Slides.pdf"',
        'heading 2 "Slides.pdf"',
        'button "Close"',
        `region "Page ${number} of 3"`,
        'navigation "Pages"',
        'button "Next page"',
      ]);
      // The page behind it is not read, nor are the neighbours of the slide.
      expect(said).not.toContain('heading 1 "Learning Resources"');
      expect(said.filter((line) => line.startsWith('region "Page'))).toHaveLength(1);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('presenting: the same page, with the tools of the board', async () => {
    await page.getByRole('button', { name: 'Present Slides.pdf' }).click();
    await expect(page.getByRole('button', { name: 'Red pen' })).toBeAttached();
    const said = await readAloud(page);
    expect(said.filter((line) => NAMELESS.test(line))).toEqual([]);
    expectOrder(said, ['dialog "Slides.pdf"', 'button "Leave full screen"', 'button "Red pen"']);
  });
});

function linksIn(said: readonly string[]): string[] {
  return said.flatMap((line) => /^link "(Week \d+)"$/.exec(line)?.[1] ?? []);
}

function expectOrder(said: readonly string[], wanted: readonly string[]): void {
  expect(
    said.filter((line, index) => wanted.includes(line) && said.indexOf(line) === index),
  ).toEqual(wanted);
}
