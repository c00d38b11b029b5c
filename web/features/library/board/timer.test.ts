import { expect, test } from 'vitest';
import {
  clockText,
  hasRunDown,
  isRunning,
  pauseTimer,
  startOrPause,
  startTimer,
  timeLeft,
  timerOf,
} from './timer.ts';

const NOON = Date.UTC(2026, 10, 17, 12);

test('a timer counts down while it runs, and keeps what is left while it is paused', () => {
  const running = startTimer(timerOf(5), NOON);
  expect(timeLeft(running, NOON + 60_000)).toBe(4 * 60_000);

  const paused = pauseTimer(running, NOON + 60_000);
  expect(timeLeft(paused, NOON + 600_000)).toBe(4 * 60_000);

  const again = startTimer(paused, NOON + 600_000);
  expect(timeLeft(again, NOON + 601_000)).toBe(4 * 60_000 - 1000);
});

test('it ends at zero, and starting it then begins again', () => {
  const running = startTimer(timerOf(1), NOON);
  expect(hasRunDown(running, NOON + 59_999)).toBe(false);
  expect(hasRunDown(running, NOON + 60_000)).toBe(true);
  expect(timeLeft(running, NOON + 120_000)).toBe(0);

  expect(timeLeft(startTimer(running, NOON + 120_000), NOON + 120_000)).toBe(60_000);
});

test('one key starts it, pauses it, and begins again when it has run down', () => {
  const running = startOrPause(timerOf(1), NOON);
  expect(isRunning(running, NOON + 1000)).toBe(true);

  const paused = startOrPause(running, NOON + 20_000);
  expect(isRunning(paused, NOON + 30_000)).toBe(false);
  expect(timeLeft(paused, NOON + 30_000)).toBe(40_000);

  const again = startOrPause(running, NOON + 60_000);
  expect(timeLeft(again, NOON + 60_000)).toBe(60_000);
});

test('minutes stay between 1 and 99', () => {
  expect(timerOf(0).minutes).toBe(1);
  expect(timerOf(100).minutes).toBe(99);
});

test.each([
  [300_000, '5:00'],
  [299_999, '5:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms are written %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
