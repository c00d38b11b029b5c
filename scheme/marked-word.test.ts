import { expect, test } from 'vitest';
import { markedParts, parseMarkedWord, plainWord } from './marked-word.ts';

test('a word gives its syllables and the part that carries the pattern', () => {
  const village = parseMarkedWord('vil|l[age]');
  expect(village.word).toBe('village');
  expect(village.syllables).toEqual(['vil', 'lage']);
  expect(markedParts(village)).toEqual(['age']);
});

test('two parts may be marked, and one may run over a syllable', () => {
  expect(markedParts(parseMarkedWord('[k]now|l[edge]'))).toEqual(['k', 'edge']);
  expect(parseMarkedWord('con|fi|d[en|tial]').syllables).toEqual(['con', 'fi', 'den', 'tial']);
});

test('a word without its marks is the word as a child writes it', () => {
  expect(plainWord("did|[n't]")).toBe("didn't");
});

test.each(['ba[dge', 'ba]dge', 'b[a[dge]]'])(
  'brackets that do not match are refused: %s',
  (notation) => {
    expect(() => parseMarkedWord(notation)).toThrow('racket');
  },
);
