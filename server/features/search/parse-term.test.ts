import { expect, test } from 'vitest';
import { besidePlace, parseTerm, withLetterPhrases } from './parse-term.ts';
import { editDistance } from './spelling.ts';

test.each([
  ['Silent  LETTERS', { words: ['silent', 'letters'], phrases: [], place: {} }],
  ["don't", { words: ['dont'], phrases: [], place: {} }],
  ['/j/ spelt -dge', { words: ['j', 'spelt', 'dge'], phrases: [], place: {}, sound: '/j/' }],
  ['y4w10 ough', { words: ['ough'], phrases: [], place: { year: 4, week: 10 } }],
  ['year four ough', { words: ['ough'], phrases: [], place: { year: 4 } }],
  ['Year Four Week Ten', { words: [], phrases: [], place: { year: 4, week: 10 } }],
  ['week thirty-six', { words: [], phrases: [], place: { week: 36 } }],
  ['wk twenty one year six', { words: [], phrases: [], place: { year: 6, week: 21 } }],
  ['week tent', { words: ['week', 'tent'], phrases: [], place: {} }],
  ['w one', { words: ['w', 'one'], phrases: [], place: {} }],
  ['yellow 4', { words: ['yellow', '4'], phrases: [], place: {} }],
  ['“the end” of', { words: ['of'], phrases: [['the', 'end']], place: {} }],
  ['"unfinished', { words: ['unfinished'], phrases: [], place: {} }],
  ['& | :* <->', { words: [], phrases: [], place: {} }],
])('%s', (term, parsed) => {
  expect(parseTerm(term)).toEqual(parsed);
});

test.each([
  ['silent letters', [], ['silent', 'letters']],
  ['soft g', [['soft', 'g']], []],
  ['i before e', [['i', 'before', 'e']], []],
  ['drop the e rule', [['the', 'e', 'rule']], ['drop']],
  ['"the end" k', [['the', 'end']], ['k']],
  ['year 5 12', [], ['12']],
])('in %s single letters stay with the words beside them', (term, phrases, words) => {
  expect(withLetterPhrases(parseTerm(term))).toMatchObject({ phrases, words });
});

test.each([
  ['Year 4 week 10 unicorn', 'unicorn'],
  ['a unicorn’s horn, y4w10', 'a unicorn’s horn'],
  ['"white  unicorn" wk ten', '"white unicorn"'],
  ['y4', ''],
])('beside the place of %s is %j', (term, beside) => {
  expect(besidePlace(term)).toBe(beside);
});

test.each([
  ['bridge', 'bridge', 0],
  ['brige', 'bridge', 1],
  ['freind', 'friend', 0.5],
  ['cheif', 'chief', 0.5],
  ['cheif', 'chef', 1],
  ['seperate', 'separate', 1],
  ['nife', 'nine', 1.5],
  ['silense', 'silence', 0.5],
  ['wich', 'wish', 1.5],
  ['ocassion', 'occasion', 0.5],
  ['incress', 'increase', 1.5],
  ['homofones', 'homophones', 0.5],
])('from %s to %s it is %d', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});
