import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { taughtIn } from '../known-words.ts';
import { findWeek } from './week-place.ts';
import { makeWeek } from './make-week.ts';
import { textFaultsIn } from './paper/measured-text.ts';
import { SMALLEST } from './paper/text-kinds.ts';

const SOME_WEEKS: [string, number][] = [
  ['Year 2', 1],
  ['Year 2', 33],
  ['Year 3', 6],
  ['Year 4', 29],
  ['Year 5', 13],
  ['Year 6', 36],
];

const MOST_BYTES = 400_000;

const made = new Map<string, ReturnType<typeof makeWeek>>();

test.each(SOME_WEEKS)(
  'the files of %s, Week %i are tagged, titled, in British English and under 400 kB',
  async (year, week) => {
    for (const { bytes } of await madeWeek(year, week)) {
      const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({
        Title: expect.stringMatching(`^${year} · Week ${week}: `),
        Language: 'en-GB',
      });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
      expect(bytes.length).toBeLessThan(MOST_BYTES);
      const page = await pdf.getPage(pdf.numPages);
      expect(JSON.stringify(await page.getStructTree())).toContain('"role":"H1"');
      await pdf.destroy();
    }
  },
);

test.each([1, 13, 29])(
  'every word of Year 4, Week %i can be taken from the slides, worksheet, answers and home sheet',
  async (number) => {
    const { week } = findWeek('Year 4', number);
    const words = taughtIn(week);
    const names = ['Slides.pdf', 'Worksheet.pdf', 'Answers.pdf', 'Home sheet.pdf'] as const;
    for (const { bytes, name } of await makeWeek('Year 4', number, names)) {
      const text = await textOf(bytes);
      expect({ name, missing: words.filter((word) => !text.includes(word)) }).toEqual({
        name,
        missing: [],
      });
    }
  },
);

test.each(SOME_WEEKS)(
  'the text of %s, Week %i is on its page and no smaller than stated, as measured in the PDFs',
  async (year, week) => {
    for (const { name, bytes } of await madeWeek(year, week)) {
      const smallest = name === 'Slides.pdf' ? SMALLEST.remark : SMALLEST.print;
      expect({ name, faults: await textFaultsIn(bytes, smallest) }).toEqual({ name, faults: [] });
    }
  },
);

test('the same week gives the same bytes', async () => {
  const [first, second] = [await makeWeek('Year 3', 7), await makeWeek('Year 3', 7)];
  for (const [index, file] of first.entries()) {
    expect(Buffer.compare(file.bytes, second[index]?.bytes ?? new Uint8Array())).toBe(0);
  }
});

test('the slides of a review are for viewing only, and all else may be taken away', async () => {
  const review = await makeWeek('Year 2', 6);
  expect(review.map(({ name, readOnly }) => [name, readOnly])).toEqual([
    ['Slides.pdf', true],
    ['Teacher guide.pdf', false],
    ['Worksheet.pdf', false],
    ['Worksheet support.pdf', false],
    ['Worksheet stretch.pdf', false],
    ['Answers.pdf', false],
    ['Home sheet.pdf', false],
  ]);
  const teaching = await makeWeek('Year 2', 7);
  expect(teaching.some(({ readOnly }) => readOnly)).toBe(false);
});

test('a week that the scheme does not have is refused by name', async () => {
  await expect(makeWeek('Year 7', 1)).rejects.toThrow('The scheme has no Year 7, Week 1.');
});

test('every slide has a note for the teacher, and those that are read out have their script', async () => {
  const [slides] = await makeWeek('Year 2', 7, ['Slides.pdf']);
  const pdf = await getDocument({ data: new Uint8Array(slides?.bytes ?? []) }).promise;
  const notes: string[] = [];
  let withIcons = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const annotations = await (await pdf.getPage(number)).getAnnotations();
    notes.push(...annotations.map(({ contentsObj }) => contentsObj.str));
    withIcons += annotations.filter(({ name }) => name !== 'NoIcon').length;
  }
  await pdf.destroy();
  expect(notes).toHaveLength(pdf.numPages);
  expect(withIcons).toBe(0);
  expect(notes.filter((note) => note.trim() === '')).toEqual([]);
  expect(notes[2]).toMatch(/1\. \w+\. .+\. \w+\./u);
});

/** Made once for all tests that read it. */
function madeWeek(year: string, week: number): ReturnType<typeof makeWeek> {
  const place = `${year}, Week ${week}`;
  const files = made.get(place) ?? makeWeek(year, week);
  made.set(place, files);
  return files;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await pdf.destroy();
  return pages.join(' ');
}
