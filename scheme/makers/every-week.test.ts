import { describe, expect, test } from 'vitest';
import { SCHEME } from '../scheme.ts';
import { drawAnswers } from './answers/draw-answers.ts';
import { drawHomeSheet } from './home-sheet/draw-home-sheet.ts';
import type { Sheet } from './paper/sheet.ts';
import { SMALLEST } from './paper/text-kinds.ts';
import { drawSlides } from './slides/draw-slides.ts';
import { drawTeacherGuide } from './teacher-guide/draw-teacher-guide.ts';
import { drawStretch, drawSupport, drawWorksheet } from './worksheet/draw-worksheet.ts';

const FEWEST_SLIDES = 20;
const MOST_SLIDES = 34;

describe.each(SCHEME.map(({ name }) => name))('%s', (year) => {
  test('no text of the slides leaves its box, and there are 20 to 34 of them', () => {
    const sheets = sheetsOf(year, drawSlides);
    expect(faultsOf(sheets)).toEqual([]);
    const counts = sheets.map(({ sheet }) => sheet.pages);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(FEWEST_SLIDES);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_SLIDES);
    // What a class reads and what a teacher says are the only kinds of text.
    const kinds = new Set(sheets.flatMap(({ sheet }) => sheet.texts.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual(['board', 'remark']);
  });

  test.each([
    ['worksheet', drawWorksheet],
    ['support worksheet', drawSupport],
    ['stretch worksheet', drawStretch],
    ['teacher guide', drawTeacherGuide],
  ])('no text of the %s leaves its box, and it has two pages', (_name, draw) => {
    const sheets = sheetsOf(year, draw);
    expect(faultsOf(sheets)).toEqual([]);
    expect(new Set(sheets.map(({ sheet }) => sheet.pages))).toEqual(new Set([2]));
  });

  test.each([
    ['answers', drawAnswers],
    ['home sheet', drawHomeSheet],
  ])('no text of the %s leaves its box, and there is one page', (_name, draw) => {
    const sheets = sheetsOf(year, draw);
    expect(faultsOf(sheets)).toEqual([]);
    expect(new Set(sheets.map(({ sheet }) => sheet.pages))).toEqual(new Set([1]));
  });
});

test('what a class reads on the board is 40 points or more, and text on paper 12 or more', () => {
  expect(SMALLEST.board).toBe(40);
  expect(SMALLEST.print).toBe(12);
});

interface LabelledSheet {
  label: string;
  sheet: Sheet;
}

function sheetsOf(
  year: string,
  draw: (year: string, weekNumber: number) => Sheet,
): LabelledSheet[] {
  return Array.from({ length: 36 }, (_, index) => ({
    label: `Week ${index + 1}`,
    sheet: draw(year, index + 1),
  }));
}

/** What leaves its box, is too small to read, or was never meant to be read. */
function faultsOf(sheets: LabelledSheet[]): string[] {
  return sheets.flatMap(({ label, sheet: { problems, texts } }) => {
    const small = texts.filter(({ kind, size }) => size < SMALLEST[kind]);
    const strange = texts.filter(
      ({ text }) => text === '' || /undefined|\[object|[{}]|[?!]:/u.test(text),
    );
    const named = [...small, ...strange].map(({ page, name }) => `page ${page}, ${name}`);
    return [...problems, ...named].map((fault) => `${label}, ${fault}`);
  });
}
