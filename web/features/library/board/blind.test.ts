import { expect, test } from 'vitest';
import { coverLast, linesOf, revealNext } from './blind.ts';

const LINES = [0.5, 0.2, 0.201, 0.8];

test('the blind opens line by line, and at the end the whole page', () => {
  const shown = [0];
  for (let presses = 0; presses < 5; presses += 1) shown.push(revealNext(shown.at(-1) ?? 0, LINES));
  expect(shown).toEqual([0, 0.201, 0.5, 0.8, 1, 1]);
});

test('it closes line by line', () => {
  const shown = [1];
  for (let presses = 0; presses < 5; presses += 1) shown.push(coverLast(shown.at(-1) ?? 0, LINES));
  expect(shown).toEqual([1, 0.8, 0.5, 0.201, 0, 0]);
});

test('between two lines it goes to the next one', () => {
  expect(revealNext(0.3, LINES)).toBe(0.5);
  expect(coverLast(0.3, LINES)).toBe(0.201);
});

test('lines are where the text of the page is, without text that is turned', () => {
  const line = { text: 'said', x: 0, y: 100, width: 50, height: 50 };
  const text = [line, { ...line, y: 380 }, { ...line, y: 200, angle: 90 }];
  expect(linesOf({ height: 400, text })).toEqual([0.4, 1]);
});

test('a page without lines opens in twelve steps', () => {
  let revealed = 0;
  let presses = 0;
  for (; revealed < 1; presses += 1) revealed = revealNext(revealed, []);
  expect(presses).toBe(12);
});
