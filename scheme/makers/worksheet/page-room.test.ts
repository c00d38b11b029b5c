import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { drawPage } from '#tooling/pictures/draw-page.ts';
import { SCHEME } from '../../scheme.ts';
import { makeWeek } from '../make-week.ts';

const WIDTH = 200;
/** Lines for a sentence of the child's own fill what would be more. */
const MOST_EMPTY = 1 / 6;
/** Some of the weeks with the least to print. */
const WEEKS = [4, 20, 26];
const SHEETS = ['Worksheet.pdf', 'Worksheet support.pdf'] as const;
const PAPER = 235;
const WITHIN_MS = 120_000;

describe.each(SCHEME.map(({ name }) => name))('%s', (year) => {
  test(
    'no page of a worksheet leaves more than a sixth of its height empty, as drawn from the PDFs',
    async () => {
      const empty: string[] = [];
      for (const week of WEEKS) {
        for (const { name, bytes } of await makeWeek(year, week, SHEETS)) {
          for (let page = 1; page <= (await pagesOf(bytes)); page += 1) {
            const share = await emptyShareOf(bytes, page);
            if (share > MOST_EMPTY) empty.push(`Week ${week}, ${name}, page ${page}: ${share}`);
          }
        }
      }
      expect(empty).toEqual([]);
    },
    WITHIN_MS,
  );
});

test('the longest stretch without ink is found', () => {
  expect(longestEmpty([true, false, true, false, false, false, true, false])).toBe(3);
});

async function pagesOf(bytes: Uint8Array): Promise<number> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { numPages } = pdf;
  await pdf.destroy();
  return numPages;
}

/** The highest stretch of a page with nothing in it, as a share of the page; the margins count as well. */
async function emptyShareOf(bytes: Uint8Array, page: number): Promise<number> {
  const canvas = await drawPage(bytes, page, WIDTH);
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const rows = Array.from({ length: height }, (_, y) =>
    data.subarray(y * width * 4, (y + 1) * width * 4).some((value) => value < PAPER),
  );
  return longestEmpty(rows) / height;
}

function longestEmpty(hasInk: boolean[]): number {
  let [longest, current] = [0, 0];
  for (const isInked of hasInk) {
    current = isInked ? 0 : current + 1;
    longest = Math.max(longest, current);
  }
  return longest;
}
