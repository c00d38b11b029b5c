import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pricingCopy } from './pricing.ts';

test('every price in the FAQ is that of the pricing page', () => {
  const faq = readFileSync('web/public/md/faq.md', 'utf8');
  const named = [...faq.matchAll(/£\s?([\d.,]*\d)/g)].map(([, amount = '']) => Number(amount));
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set([Number(pricingCopy.price.amount.slice(1))]));
});
