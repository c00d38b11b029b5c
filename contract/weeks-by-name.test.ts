import { expect, test } from 'vitest';
import { weeksByName } from './weeks-by-name.ts';

test.each([
  [[], 0, []],
  [['Week 1', 'Week 2'], 2, []],
  [['Week 1', 'week 2', 'Year pack'], 2, ['Year pack']],
  [['Assessment week', 'Week 1'], 2, []],
  [['Autumn 1', 'Autumn 2', 'Year pack'], 3, []],
])('of %j, %i are weeks and %j are not', (names, weeks, others) => {
  expect(weeksByName(names)).toEqual({ weeks, others });
});
