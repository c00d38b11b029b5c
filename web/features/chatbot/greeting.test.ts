import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  ['00:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['17:59', 'Good afternoon'],
  ['18:00', 'Good evening'],
  ['23:59', 'Good evening'],
])('at %s it says %s', (time, greeting) => {
  expect(greetingAt(new Date(`2026-03-02T${time}:00`))).toBe(greeting);
});
