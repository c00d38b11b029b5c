import { expect, test } from 'vitest';
import { SAME_MEANINGS } from './school-words.ts';
import { plainWordsOf, termsOf } from './terms-of.ts';

test.each([
  ['Can the kids log on?', 'can pupils sign in'],
  ['My TA has forgotten the pw', 'the teaching assistant has forgotten the password'],
  ["It won't load on the IWB", 'it wont load on the interactive whiteboard'],
  ['Y4 worksheets', 'year 4 worksheet'],
  ['nxt pg for my chn', 'next page for my children'],
  ['What about SEND?', 'what about special needs'],
  ['the printer', 'THE PRINTER'],
])('"%s" says the same as "%s"', (one, other) => {
  expect(termsIn(one)).toEqual(termsIn(other));
});

test('in a text all in capitals, to send is to send', () => {
  expect(termsIn('SEND ME A CODE')).toEqual(termsIn('send me a code'));
  expect(termsIn('send me a code')).not.toContain('special need');
});

test('common words, numbers and words of two letters say nothing', () => {
  expect(termsIn('is it for the 30 of us')).toEqual([]);
});

test('no phrase has two meanings', () => {
  const phrases = SAME_MEANINGS.flatMap((line) => [...new Set(line)]);

  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
});

test('of a long text the beginning is read', () => {
  expect(plainWordsOf('code '.repeat(5000))).toHaveLength(60);
});

function termsIn(text: string): string[] {
  return [...termsOf(plainWordsOf(text))];
}

test('markup says nothing', () => {
  expect(termsIn('my code <img src=x onerror="alert(1)"> is late')).toEqual(
    termsIn('my code is late'),
  );
});
