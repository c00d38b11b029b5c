import { expect, test } from 'vitest';
import { checkFonts, checkNode } from './machine-checks.ts';

test('a version of Node that the product supports is no warning, so that the doctor can exit with 0', () => {
  expect(checkNode('v20.19.0', false)).toEqual({
    level: 'ok',
    part: 'Node',
    sentence: 'Version v20.19.0. Plan for version 22.',
  });
  expect(checkNode('v20.19.0', true).sentence).toMatch(/before the S3 library ends its support/);
  expect(checkNode('v22.1.0', true).sentence).toBe('Version v22.1.0.');
});

test('a machine without a font for Chinese, Japanese and Korean is told where to get one', () => {
  expect(checkFonts([]).sentence).toContain('fonts-droid-fallback');
  expect(checkFonts(['Noto Sans CJK JP']).sentence).toContain('Noto Sans CJK JP');
});
