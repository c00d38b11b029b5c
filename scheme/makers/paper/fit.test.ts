import { expect, test } from 'vitest';
import { fit } from './fit.ts';
import { Sheet } from './sheet.ts';

const text = { kind: 'board', content: 'After a short vowel we write dge', size: 60 } as const;

test('a text that fits keeps its size', () => {
  const fitted = fit({ ...text, width: 2000, height: 200 });
  expect(fitted).toMatchObject({ size: 60, fits: true });
  expect(fitted.lines).toHaveLength(1);
});

test('a text that does not fit is wrapped and shrunk, and no word is broken', () => {
  const fitted = fit({ ...text, width: 420, height: 110 });
  expect(fitted.fits).toBe(true);
  expect(fitted.size).toBeLessThan(60);
  const words = fitted.lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''));
  expect(words.join(' ')).toBe(text.content);
});

test('a text is never smaller than the smallest of its kind', () => {
  expect(fit({ ...text, width: 200, height: 60 })).toMatchObject({ size: 40, fits: false });
});

test.each([true, false])('no word is left alone on the last line (filled: %s)', (filled) => {
  const content = 'Say each word in beats, cover it, write it and check every letter of it.';
  const widths = Array.from({ length: 24 }, (_, index) => 300 + index * 20);
  const lonely = widths.filter((width) => {
    const { lines } = fit({ kind: 'board', content, size: 40, width, height: 900, filled });
    const last = lines.at(-1)?.pieces ?? [];
    return !last.some(({ text: words }) => words.trim().includes(' '));
  });
  expect(lonely).toEqual([]);
});

test('the sheet keeps a text that leaves its box as a problem, with its page and name', () => {
  const sheet = new Sheet({ title: 'A test', width: 960, height: 540 });
  sheet.addPage();
  sheet.text({ ...text, name: 'rule', box: { x: 0, y: 0, width: 200, height: 60 } });
  expect(sheet.problems).toEqual([expect.stringMatching(/^page 1, rule: "After a short vowel/u)]);
});
