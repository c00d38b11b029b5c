import { expect, test } from 'vitest';
import { inTeachingOrder } from './teaching-order.ts';

test('the slides of a week come first, then what goes with them, then all other files as they stood', () => {
  const names = ['Answers.pdf', 'slides.PDF', 'Week 9.pdf', 'Week 10.pdf', 'Worksheet.pdf'];

  expect(inOrder(names)).toEqual([
    'slides.PDF',
    'Worksheet.pdf',
    'Answers.pdf',
    'Week 9.pdf',
    'Week 10.pdf',
  ]);
});

function inOrder(names: readonly string[]): string[] {
  return names
    .map((name) => ({ name }))
    .toSorted(inTeachingOrder)
    .map(({ name }) => name);
}
