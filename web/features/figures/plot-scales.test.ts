import { expect, test } from 'vitest';
import { addDays } from '#contract/calendar-day.ts';
import { countScale, countTicks, dayScale, dayTicks } from './plot-scales.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [1000, [0, 200, 400, 600, 800, 1000]],
  [1234, [0, 500, 1000, 1500]],
])('the largest count %i has whole numbers beside the plot, evenly apart', (most, ticks) => {
  const scale = countScale(most);
  expect(countTicks(scale)).toEqual(ticks);
  expect(scale.domain()).toEqual([0, ticks.at(-1)]);
});

test('one day has one word below it, at its beginning', () => {
  expect(dayTicks(dayScale('2026-11-16', '2026-11-16'))).toMatchObject([
    { at: 0, label: '16 Nov' },
  ]);
});

test('of a few days those are named that have room, and the last one always', () => {
  const labels = dayTicks(dayScale('2026-11-16', '2026-11-18')).map(({ label }) => label);
  expect(labels).toEqual(['16 Nov', '18 Nov']);
});

test.each([
  ['2026-11-04', '2026-11-17', ['7 Nov', '12 Nov', '17 Nov']],
  ['2026-05-01', '2026-11-17', ['May', 'Jul', 'Sept', 'Nov']],
  ['2026-03-02', '2027-02-28', ['Apr', 'Jul', 'Oct', '2027']],
  ['2024-11-19', '2026-11-18', ['2025', 'Jul', '2026', 'Jul']],
])('between %s and %s these words are shown', (first, last, words) => {
  const ticks = dayTicks(dayScale(first, last));
  expect(ticks.map(({ label }) => label)).toEqual(words);
});

test('no word touches another on a phone, on whatever day a site began and however long ago', () => {
  for (let offset = 0; offset < 366; offset += 2) {
    const last = addDays('2026-11-17', offset);
    for (const days of [1, 2, 3, 7, 14, 15, 30, 92, 93, 120, 365, 500, 731]) {
      const words = dayTicks(dayScale(addDays(last, 1 - days), last)).map((tick) => {
        const width = pixelsOf(tick.label);
        const left =
          (tick.at / 100) * PLOT_PIXELS - { start: 0, middle: 0.5, end: 1 }[tick.anchor] * width;
        return { left, right: left + width };
      });
      const gaps = words.slice(1).map(({ left }, n) => left - (words[n]?.right ?? 0));
      expect(Math.min(...gaps, 6), `${days} days until ${last}`).toBeGreaterThanOrEqual(6);
      expect(words.length, `${days} days until ${last}`).toBeGreaterThan(days > 7 ? 1 : 0);
      expect(words[0]?.left).toBeGreaterThanOrEqual(-PADDING_PIXELS);
      expect(words.at(-1)?.right).toBeLessThanOrEqual(PLOT_PIXELS + PADDING_PIXELS);
    }
  }
});

/** Measured in a browser 320 pixels wide, with counts such as 10,000 beside the plot. */
const PLOT_PIXELS = 165;
const PADDING_PIXELS = 16;
const DIGIT_PIXELS = 8.25;
const SPACE_PIXELS = 4;
const MONTH_PIXELS = new Map(
  Object.entries({
    Jan: 25,
    Feb: 25,
    Mar: 27,
    Apr: 25,
    May: 30,
    Jun: 24,
    Jul: 20,
    Aug: 27,
    Sept: 32,
    Oct: 24,
    Nov: 28,
    Dec: 26,
  }),
);

function pixelsOf(label: string): number {
  const parts = label.split(' ');
  const widths = parts.map((part) => MONTH_PIXELS.get(part) ?? part.length * DIGIT_PIXELS);
  return widths.reduce((sum, width) => sum + width, (parts.length - 1) * SPACE_PIXELS);
}
