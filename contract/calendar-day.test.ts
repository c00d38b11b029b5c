import { expect, test } from 'vitest';
import { addDays, calendarDay, dayInLondon, daysBetween } from './calendar-day.ts';

test.each([
  ['2026-03-28T23:59:59Z', '2026-03-28'],
  ['2026-03-29T00:30:00Z', '2026-03-29'],
  // Summer time began on 29 March 2026, so London is an hour ahead.
  ['2026-03-29T22:59:59Z', '2026-03-29'],
  ['2026-03-29T23:00:00Z', '2026-03-30'],
  ['2026-10-24T22:59:59Z', '2026-10-24'],
  ['2026-10-24T23:00:00Z', '2026-10-25'],
  // It ended on 25 October 2026, a day of 25 hours.
  ['2026-10-25T23:59:59Z', '2026-10-25'],
  ['2026-10-26T00:00:00Z', '2026-10-26'],
  ['2028-02-29T12:00:00Z', '2028-02-29'],
])('at %s it is %s in London', (time, day) => {
  expect(dayInLondon(new Date(time))).toBe(day);
});

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-12-31', 30, '2027-01-30'],
  ['2026-03-30', -2, '2026-03-28'],
])('%s plus %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
  expect(daysBetween(day, then)).toBe(days);
});

test.each(['2026-02-28', '2028-02-29', '2000-01-01', '2099-12-31'])('%s is a day', (day) => {
  expect(calendarDay.parse(day)).toBe(day);
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '1999-01-01', '01/02/2026', ''])(
  '%j is not a day',
  (text) => {
    expect(calendarDay.safeParse(text).success).toBe(false);
  },
);
