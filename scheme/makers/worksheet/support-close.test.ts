import { expect, test } from 'vitest';
import { findWeek } from '../week-place.ts';
import { supportClose } from './support-close.ts';

function closeOf(year: string, number: number): string | undefined {
  const { place, week } = findWeek(year, number);
  return week.kind === 'teach' ? supportClose(place, week).kind : undefined;
}

test('only weeks with three things among the words ask for drawings', () => {
  expect(closeOf('Year 2', 1)).toBe('draw');
  // To watch is no thing, and an hour cannot be drawn.
  expect(closeOf('Year 2', 22)).toBe('write');
  expect(closeOf('Year 2', 19)).toBe('write');
  expect(closeOf('Year 2', 33)).toBe('write');
});
