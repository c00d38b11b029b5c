import { expect, test } from 'vitest';
import type { FaqEntry } from '../faq/index.ts';
import { relatedQuestions } from './related-questions.ts';

const code = anEntry('Signing in', 'Code?', ['code', 'email', 'junk']);
const register = anEntry('Signing in', 'Register?', ['new', 'email']);
const password = anEntry('Signing in', 'Password?', ['reset']);
const newsletter = anEntry('Account', 'Newsletter?', ['email', 'junk']);
const filter = anEntry('Technical', 'Filter?', ['code', 'email', 'junk']);
const price = anEntry('Prices', 'Price?', ['cost']);
const all = [newsletter, price, password, filter, code, register];

test('related questions are from the same category first, then by keywords in common', () => {
  expect(relatedQuestions(code, all)).toEqual(['Register?', 'Password?', 'Filter?']);
});

test('there are at most three, and none that has nothing in common', () => {
  expect(relatedQuestions(newsletter, all)).toEqual(['Filter?', 'Code?', 'Register?']);
  expect(relatedQuestions(price, all)).toEqual([]);
});

function anEntry(category: string, question: string, keywords: string[]): FaqEntry {
  return { category, question, answer: 'Yes.', keywords: new Set(keywords) };
}
