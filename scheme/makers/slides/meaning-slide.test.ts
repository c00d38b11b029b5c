import { expect, test } from 'vitest';
import { DRAWN_WITHIN_MS, drawnYear } from '#testing/drawn-scheme.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { entryOf } from '../../words/words.ts';

/** In a group of two pairs each pair has a page; five words and two long groups of four stay together. */
const FEWEST_WITH_SENTENCES = 0.75;

test.each(SCHEME)(
  'of the words of $name that sound alike, most stand in a sentence beside what they mean',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const told = weeks.flatMap((week, index) => {
      if (week.kind !== 'teach' || week.pattern !== 'homophones') return [];
      const texts = drawn[index]?.slides.texts.filter((text) => /^sentence \d/u.test(text.name));
      const sentences = new Set(texts?.map(({ text }) => text));
      return week.groups
        .flatMap(({ words }) => words.map(plainWord))
        .map((word) => sentences.has(entryOf(word).sentence));
    });
    expect(told.length).toBeGreaterThan(0);
    const share = told.filter(Boolean).length / told.length;
    expect(share).toBeGreaterThanOrEqual(FEWEST_WITH_SENTENCES);
  },
  DRAWN_WITHIN_MS,
);
