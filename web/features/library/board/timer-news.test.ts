import { expect, test } from 'vitest';
import { pauseTimer, startTimer, timerOf } from './timer.ts';
import { timerNews } from './timer-news.ts';

const FIVE = timerOf(5);
const RUNNING = startTimer(FIVE, 1000);
const PAUSED = pauseTimer(RUNNING, 61_000);

test.each([
  ['opening it', null, FIVE, 'Timer, 5 minutes'],
  ['starting it', FIVE, RUNNING, 'Started'],
  ['pausing it', RUNNING, PAUSED, 'Paused'],
  ['going on', PAUSED, startTimer(PAUSED, 90_000), 'Started'],
  ['starting it once more after its end', RUNNING, startTimer(RUNNING, 400_000), 'Started'],
  ['resetting it', PAUSED, timerOf(5), 'Reset, 5 minutes'],
  ['resetting it while it runs', RUNNING, timerOf(5), 'Reset, 5 minutes'],
  ['choosing other minutes', FIVE, timerOf(1), '1 minute'],
  ['choosing other minutes while it runs', RUNNING, timerOf(6), '6 minutes'],
  ['closing it', RUNNING, null, 'Timer closed'],
  ['what the other window knows already', RUNNING, { ...RUNNING }, undefined],
])('%s is announced in few words', (_, before, after, news) => {
  expect(timerNews(before, after)).toBe(news);
});
