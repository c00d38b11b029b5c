import { expect, test } from 'vitest';
import { COLOURS } from '../paper/colours.ts';
import { lookOf } from './looks.ts';

const LOOKS = ['Year 2', 'Year 3', 'Year 5'].map(lookOf);
/** WCAG 2.2 AA, for text of any size. */
const LEAST_CONTRAST = 4.5;

test('the three ages have looks of their own', () => {
  const names = ['Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6'].map((year) => lookOf(year).name);
  expect(names).toEqual(['meadow', 'blocks', 'blocks', 'band', 'band']);
});

test.each(LOOKS)('what is read in the look "$name" stands out from what lies behind it', (look) => {
  const { title, tab, footer, number } = look;
  const faint = [title, tab, footer, number].filter(
    ({ ink, on }) => contrast(ink, on) < LEAST_CONTRAST,
  );
  expect(faint).toEqual([]);
});

test('every colour of letters stands out from every page and card', () => {
  const { sky, paper, sheet, leafWash, honeyWash, honey } = COLOURS;
  const { ink, inkSoft, leaf, leafDeep, apple } = COLOURS;
  const faint = [ink, inkSoft, leaf, leafDeep, apple].flatMap((letters) =>
    [sky, paper, sheet, leafWash, honeyWash]
      .filter((page) => contrast(letters, page) < LEAST_CONTRAST)
      .map((page) => `${letters} on ${page}`),
  );
  expect(faint).toEqual([]);
  expect(contrast(ink, honey)).toBeGreaterThan(LEAST_CONTRAST);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
