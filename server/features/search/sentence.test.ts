import { expect, test } from 'vitest';
import { parseTerm, withLetterPhrases } from './parse-term.ts';
import { chooseSentence } from './sentence.ts';

test.each([
  ['bridge', 'The bridge is old. Bridges are long.', ['bridge']],
  ['bridges', 'One bridge is old.', ['bridge']],
  ['make', 'They are making a kite.', ['making']],
  ['happy', 'Her happiness was seen.', ['happiness']],
  ['homoph', 'Homophones sound alike.', ['Homophones']],
  ['sil', 'A silent letter is not heard.', ['silent']],
  ['sil letter', 'A silent letter is not heard.', ['letter']],
  ['in words', 'Into the inner words it went.', ['words']],
  ['silent w comes first', 'When you write, silent w comes first.', ['silent w comes', 'first']],
  ['soft c', 'You can hear a soft c in city.', ['soft c']],
  ['"i before e"', 'It is i before e, and ei after c.', ['i before e']],
  ['"edge of the bridge"', 'The end of the edge of the bridge.', ['edge of the bridge']],
  ['"soft c"', 'We call it soft ‘c’ here.', ['soft ‘c’']],
])('%s in “%s” marks %j', (term, text, marked) => {
  expect(markedIn(term, text)).toEqual(marked);
});

test('a phrase that no sentence has whole marks nothing, and its words are shown', () => {
  const { words, phrases } = parseTerm('"the end now begin"');
  const sentence = chooseSentence([{ page: 2, text: 'This is the end. Now begin again.' }], {
    words,
    phrases,
  });
  expect(sentence).toEqual({ page: 2, sentence: [{ text: 'This is the end.' }] });
});

function markedIn(term: string, text: string): string[] | undefined {
  const { words, phrases } = withLetterPhrases(parseTerm(term));
  const found = chooseSentence([{ page: 1, text }], { words, phrases, begun: words.at(-1) });
  return found?.sentence.filter(({ isMarked }) => isMarked).map((part) => part.text);
}
