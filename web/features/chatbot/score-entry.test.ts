import { expect, test } from 'vitest';
import type { FaqEntry } from '../faq/index.ts';
import { scoreEntry } from './score-entry.ts';

const entry: FaqEntry = {
  category: 'Prices and plans',
  question: 'How much does a trust pay?',
  answer: 'It depends.',
  keywords: new Set(['academy', 'discount', 'mat']),
};

test.each([
  ['an exact keyword', 'discount', 3],
  ['a part of a keyword', 'count', 1],
  ['a word that has a keyword in it', 'discounts', 1],
  ['a word of the question', 'trust', 2],
  ['a word of the category', 'plans', 1],
  ['a short word that is a keyword', 'mat', 6],
  ['a short word that is only a part of one', 'aca', 1],
  ['a word that is nowhere', 'canteen', 0],
  ['the name of something that every object has', 'constructor', 0],
])('%s: "%s" scores %i', (_where, word, score) => {
  expect(scoreEntry([word], entry)).toBe(score);
});

test('a word counts in every place it is found, and words add up', () => {
  const both = { ...entry, question: 'Is there a discount?', category: 'Discounts' };

  expect(scoreEntry(['discount'], both)).toBe(3 + 2 + 1);
  expect(scoreEntry(['discount', 'mat', 'canteen'], both)).toBe(6 + 6);
  expect(scoreEntry([], both)).toBe(0);
});
