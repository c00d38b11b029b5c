import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';

test.each(SCHEME)(
  'after a check of $name each of its words stands on the home sheet by its number, to be written',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    for (const [index, week] of weeks.entries()) {
      if (week.kind === 'teach') continue;
      const texts = drawn[index]?.['home sheet'].texts ?? [];
      for (const [at, sentence] of week.check.entries()) {
        const shown = texts.find((text) => text.name === `word ${at + 1}`)?.text ?? '';
        const word = parseGapSentence(sentence).word.toLowerCase();
        expect(shown.toLowerCase().replace(/^\d+\s+/u, '')).toBe(word);
      }
      expect(texts.some(({ text }) => /cover/iu.test(text) && /write/u.test(text))).toBe(true);
    }
  },
  DRAWN_WITHIN_MS,
);

test('every home sheet of a review tells what we say in class, and has a sentence to finish', async () => {
  const reviews = await Promise.all(
    SCHEME.map(async ({ name, weeks }) => {
      const drawn = await drawnYear(name);
      return weeks.flatMap(({ kind }, index) =>
        kind === 'review' ? [drawn[index]?.['home sheet'].texts ?? []] : [],
      );
    }),
  );
  const sheets = reviews.flat();
  const without = sheets.filter(
    (texts) =>
      !texts.some(({ text }) =>
        /In class we say: .+ Finish this sentence in turn: [A-Z].+ …/u.test(text),
      ),
  );
  expect(sheets).toHaveLength(30);
  expect(without.map(([first]) => first?.text)).toEqual([]);
});
