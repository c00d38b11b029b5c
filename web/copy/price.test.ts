import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPrice } from './price.ts';
import { pricingCopy } from './pricing.ts';

const TEXTS = ['faq', 'conversation'].map((name) =>
  readFileSync(`web/public/md/${name}.md`, 'utf8'),
);

test('a standard school pays £250.00 per year', () => {
  expect(pricingCopy.price.amount).toBe('£250.00');
  expect(withPrice('£{price} a year')).toBe('£250 a year');
});

test('the FAQ and the chatbot have no amount of their own', () => {
  expect(TEXTS.join('')).toContain('£{price}');
  expect(TEXTS.join('').match(/£(?!\{price\})|\b250\b/g)).toBeNull();
});
