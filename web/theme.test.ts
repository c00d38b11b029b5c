import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const THEME = readFileSync('web/theme.css', 'utf8');

/** Components name these colours; here they are what their names promise: a degree of the colour wheel. */
test.each([
  ['leaf', 'green', 90, 170],
  ['leaf-deep', 'green', 90, 170],
  ['sky-deep', 'blue', 190, 250],
  ['apple', 'red', -20, 20],
  ['apple-deep', 'red', -20, 20],
  ['honey', 'yellow', 35, 65],
])('the colour %s is %s', (name, _colour, from, to) => {
  const { hue, saturation } = colourOf(name);

  expect(saturation).toBeGreaterThan(0.4);
  expect(hue).toBeGreaterThanOrEqual(from);
  expect(hue).toBeLessThanOrEqual(to);
});

test('stone is grey', () => {
  expect(colourOf('stone').saturation).toBeLessThan(0.1);
});

function colourOf(name: string): { hue: number; saturation: number } {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(THEME)?.[1] ?? '';
  const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map((part) => parseInt(part, 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  return { hue: hueOf({ red, green, blue, range }), saturation: most === 0 ? 0 : range / most };
}

/** In degrees, with those a little below 360 as a little below 0. */
function hueOf({ red, green, blue, range }: Record<'red' | 'green' | 'blue' | 'range', number>) {
  if (red >= green && red >= blue) return (60 * (green - blue)) / range;
  if (green >= blue) return 60 * (2 + (blue - red) / range);
  return 60 * (4 + (red - green) / range);
}
