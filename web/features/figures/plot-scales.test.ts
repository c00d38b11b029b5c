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

test('of a few days those are named that have room', () => {
  const labels = dayTicks(dayScale('2026-11-16', '2026-11-18')).map(({ label }) => label);
  expect(labels).toEqual(['16 Nov', '18 Nov']);
});

test('a year is told by months, and its beginning by its number', () => {
  const labels = dayTicks(dayScale('2026-03-02', '2027-02-28')).map(({ label }) => label);
  expect(labels).toEqual(['Apr', 'Jul', 'Oct', '2027']);
});

test.each([
  ['2026-11-04', '2026-11-17', ['5 Nov', '9 Nov', '13 Nov', '17 Nov']],
  ['2026-05-01', '2026-11-17', ['May', 'Jul', 'Sept', 'Nov']],
])('between %s and %s these words are shown', (first, last, words) => {
  const ticks = dayTicks(dayScale(first, last));
  expect(ticks.map(({ label }) => label)).toEqual(words);
});

test('no word touches another on a phone, on whatever day a site began and however long ago', () => {
  /** A plot on a screen of 320 pixels, and the widest words at its size of type. */
  const [plotPixels, characterPixels] = [203, 8.2];
  for (let offset = 0; offset < 365; offset += 1) {
    const last = addDays('2026-11-17', offset);
    for (const days of [1, 3, 7, 14, 15, 30, 92, 93, 365]) {
      const words = dayTicks(dayScale(addDays(last, 1 - days), last)).map((tick) => {
        const width = tick.label.length * characterPixels;
        const left =
          (tick.at / 100) * plotPixels - { start: 0, middle: 0.5, end: 1 }[tick.anchor] * width;
        return { left, right: left + width };
      });
      const gaps = words.slice(1).map(({ left }, n) => left - (words[n]?.right ?? 0));
      expect(Math.min(...gaps, 1), `${days} days until ${last}`).toBeGreaterThan(0);
      expect(words.length).toBeGreaterThan(0);
    }
  }
});
