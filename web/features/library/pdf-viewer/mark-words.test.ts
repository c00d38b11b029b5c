import { expect, test } from 'vitest';
import { markedLines } from './mark-words.ts';

test.each([
  [['bridge'], ['Bridge', 'bridge']],
  [['edge of the bridge'], ['edge', 'of', 'the', 'bridge']],
  [['of the'], ['of', 'the']],
  [['the'], ['The', 'the']],
  [['don’t'], ['don’t']],
  [['rid'], []],
  [['', ' ', '…'], []],
])('%j marks %j', (marks, words) => {
  const parts = markedLines(['The Bridge, don’t', 'edge of', 'the bridge'], marks);
  expect(
    parts
      .flat()
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text),
  ).toEqual(words);
});

test('the parts of a line are the whole line', () => {
  const [parts = []] = markedLines(['“The end”, he said.'], ['the end']);
  expect(parts.map(({ text }) => text).join('')).toBe('“The end”, he said.');
});
