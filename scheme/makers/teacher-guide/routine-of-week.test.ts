import { expect, test } from 'vitest';
import { withRoutine } from './routine-of-week.ts';

const STEP = 'Odd one out, then most and climb: look, say, cover, write, check.';

test('a step names the routine of part B of its week', () => {
  expect(withRoutine(STEP, 'fold')).toBe(
    'Odd one out, then most and climb: fold, listen, write, mend.',
  );
  expect(withRoutine(STEP, 'cover')).toBe(STEP);
});

test('at the start of a sentence the routine has its capital letter', () => {
  expect(withRoutine('By heart: heart. Look, say, cover, write, check.', 'cut')).toBe(
    'By heart: heart. Cut, mark, cover, write.',
  );
});
