import { beforeAll, describe, expect, test } from 'vitest';
import {
  type DrawnSheet,
  type DrawnWeek,
  DRAWN_WITHIN_MS,
  drawnYear,
} from '#testing/drawn-scheme.ts';
import { SCHEME } from '../scheme.ts';
import { SMALLEST } from './paper/text-kinds.ts';

const FEWEST_SLIDES = 20;
const MOST_SLIDES = 34;

describe.each(SCHEME.map(({ name }) => name))('%s', (year) => {
  let weeks: DrawnWeek[] = [];

  beforeAll(async () => {
    weeks = await drawnYear(year);
  }, DRAWN_WITHIN_MS);

  test('there are 36 weeks', () => {
    expect(weeks).toHaveLength(36);
  });

  test('no text of the slides leaves its box, and there are 20 to 34 of them', () => {
    const sheets = sheetsOf(weeks, 'slides');
    expect(faultsOf(sheets)).toEqual([]);
    const counts = sheets.map(({ sheet }) => sheet.pages);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(FEWEST_SLIDES);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_SLIDES);
    // What a class reads and what a teacher says are the only kinds of text.
    const kinds = new Set(sheets.flatMap(({ sheet }) => sheet.texts.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual(['board', 'remark']);
  });

  test.each(['worksheet', 'support worksheet', 'stretch worksheet', 'teacher guide'] as const)(
    'no text of the %s leaves its box, and it has two pages',
    (kind) => {
      const sheets = sheetsOf(weeks, kind);
      expect(faultsOf(sheets)).toEqual([]);
      expect(new Set(sheets.map(({ sheet }) => sheet.pages))).toEqual(new Set([2]));
    },
  );

  test.each(['answers', 'home sheet'] as const)(
    'no text of the %s leaves its box, and there is one page',
    (kind) => {
      const sheets = sheetsOf(weeks, kind);
      expect(faultsOf(sheets)).toEqual([]);
      expect(new Set(sheets.map(({ sheet }) => sheet.pages))).toEqual(new Set([1]));
    },
  );
});

test('what a class reads on the board is 40 points or more, and text on paper 12 or more', () => {
  expect(SMALLEST.board).toBe(40);
  expect(SMALLEST.print).toBe(12);
});

interface LabelledSheet {
  label: string;
  sheet: DrawnSheet;
}

function sheetsOf(weeks: DrawnWeek[], kind: keyof DrawnWeek): LabelledSheet[] {
  return weeks.map((week, index) => ({ label: `Week ${index + 1}`, sheet: week[kind] }));
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
