import { expect, test } from 'vitest';
import { pageFrom, typePage } from './typed-page.ts';

test('digits make a number, without leading noughts, and Backspace takes one away', () => {
  expect(typePage('', '0')).toBe('');
  expect(typePage('', '1')).toBe('1');
  expect(typePage('1', '2')).toBe('12');
  expect(typePage('12', 'Backspace')).toBe('1');
});

test('other keys do not belong to it, and Backspace without a number is undo', () => {
  expect(typePage('1', 'p')).toBeUndefined();
  expect(typePage('', 'Backspace')).toBeUndefined();
});

test('a number past the end leads to the last page', () => {
  expect(pageFrom('7', 20)).toBe(7);
  expect(pageFrom('99', 20)).toBe(20);
});
