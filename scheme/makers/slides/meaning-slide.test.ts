import { expect, test } from 'vitest';
import { DRAWN_WITHIN_MS, drawnYear } from '#testing/drawn-scheme.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { entryOf } from '../../words/words.ts';

/** More than two pairs share a page. */
const MOST_WITH_SENTENCES = 4;

test.each(SCHEME)(
  'each word of $name that sounds like another stands in a sentence beside what it means',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const told = weeks.flatMap((week, index) => {
      if (week.kind !== 'teach' || week.pattern !== 'homophones') return [];
      const texts = drawn[index]?.slides.texts.filter((text) => /^sentence \d/u.test(text.name));
      const sentences = new Set(texts?.map(({ text }) => text));
      return week.groups
        .filter(({ words }) => words.length <= MOST_WITH_SENTENCES)
        .flatMap(({ words }) => words.map(plainWord))
        .map((word) => ({ word, isInSentence: sentences.has(entryOf(word).sentence) }));
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ isInSentence }) => !isInSentence)).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);
