import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test.each([
  ['in lower case', 'RESET Password', ['reset', 'password']],
  ['each once', 'code, Code and CODE!', ['code']],
  ['without stop-words', 'how do I get the worksheets for my class?', ['worksheets', 'class']],
  ['without words of two letters or fewer', 'a TA on PE at Y4', []],
  ['with words of three letters', 'is a MAT or PDF', ['mat', 'pdf']],
  ['with an apostrophe of either kind', "pupil’s pupil's", ["pupil's"]],
  ['without stop-words that have a curly apostrophe', 'I’ve can’t don’t', []],
  ['in any alphabet, and numbers', 'café Ωmega 2026', ['café', 'ωmega', '2026']],
  ['of a text that has none', ' ?! $& ', []],
  [
    'that are names of properties of every object',
    'constructor __proto__',
    ['constructor', 'proto'],
  ],
])('it finds the words %s', (_which, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
