import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS, type DrawnSheet } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { practiceWords } from '../words/practice-words.ts';

const FEWEST_LAYOUTS = 3;
/** Of the sheets of a year, the share that one layout may have. */
const MOST_OF_ONE = 0.3;
const FEWEST_SENTENCES = 2;
/** Leaves room for one sentence between its table and the game. */
const LONG_LIST = 15;

test.each(SCHEME)(
  '$name has home sheets of at least three layouts, none of them in two weeks running',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const sheets = weeks.flatMap((week, index) => {
      const sheet = drawn[index]?.['home sheet'];
      return week.kind === 'teach' && sheet !== undefined ? [{ week, sheet }] : [];
    });
    const layouts = sheets.map(({ sheet }) => layoutOf(sheet));
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(FEWEST_LAYOUTS);
    for (const layout of new Set(layouts)) {
      const share = layouts.filter((other) => other === layout).length / layouts.length;
      expect({ layout, isTooMuch: share > MOST_OF_ONE }).toEqual({ layout, isTooMuch: false });
    }
    expect(layouts.filter((layout, index) => layout === layouts[index - 1])).toEqual([]);
    for (const { week, sheet } of sheets) {
      const toFinish = sheet.texts.filter(({ text }) => text.endsWith(' …'));
      const isLong = practiceWords(week).length >= LONG_LIST;
      // Under cards each word has a line, which may leave room for one sentence. With a board the youngest have wide lines.
      const isWide = name === 'Year 2' && layoutOf(sheet) === 'squares';
      const isFull = isLong || isWide || layoutOf(sheet) === 'cards';
      expect(toFinish.length).toBeGreaterThanOrEqual(isFull ? 1 : FEWEST_SENTENCES);
    }
  },
  DRAWN_WITHIN_MS,
);

test.each(SCHEME)(
  'a home sheet of $name with cards is all game, on both days, and no other has pairs',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const sheets = weeks.flatMap((week, index) => {
      const sheet = drawn[index]?.['home sheet'];
      return week.kind === 'teach' && sheet !== undefined ? [{ week, sheet }] : [];
    });
    for (const { week, sheet } of sheets) {
      const tasks = sheet.texts.flatMap((one) => (one.name.includes(', task') ? [one.text] : []));
      const pairs = tasks.flatMap((task) => Number(/(\d+) pairs/u.exec(task)?.[1] ?? 0));
      const isCards = layoutOf(sheet) === 'cards';
      const inPairs = pairs.reduce((sum, count) => sum + count, 0);
      expect(inPairs).toBe(isCards ? practiceWords(week).length : 0);
      expect(isCards && tasks.some((task) => task.includes('words'))).toBe(false);
    }
  },
  DRAWN_WITHIN_MS,
);

/** What tells a family which kind of sheet it has. */
function layoutOf({ texts }: DrawnSheet): string {
  const told = texts.map(({ text }) => text);
  if (told.includes('Fold this back')) return 'fold and test';
  const names = texts.map(({ name }) => name);
  if (names.includes('square 1')) return 'squares';
  return names.some((name) => name.startsWith('column ')) ? 'look and write' : 'cards';
}
