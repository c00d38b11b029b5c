import { expect, test } from 'vitest';
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
  expect(dayTicks(dayScale('2026-11-16', '2026-11-16'))).toEqual([{ at: 0, label: '16 Nov' }]);
});

test('a few days are named each', () => {
  const labels = dayTicks(dayScale('2026-11-16', '2026-11-18')).map(({ label }) => label);
  expect(labels).toEqual(['16 Nov', '17 Nov', '18 Nov']);
});

test('a year is told by months, and its beginning by its number', () => {
  const labels = dayTicks(dayScale('2026-03-02', '2027-02-28')).map(({ label }) => label);
  expect(labels).toEqual(['Apr', 'Jul', 'Oct', '2027']);
});

test.each([
  ['2026-11-04', '2026-11-17', ['5 Nov', '9 Nov', '13 Nov', '17 Nov']],
  ['2026-05-01', '2026-11-17', ['May', 'Jul', 'Sept', 'Nov']],
])('between %s and %s no word touches another', (first, last, words) => {
  const ticks = dayTicks(dayScale(first, last));
  expect(ticks.map(({ label }) => label)).toEqual(words);
});
