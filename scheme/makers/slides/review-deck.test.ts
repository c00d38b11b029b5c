import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../known-words.ts';
import { SCHEME } from '../../scheme.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { revisitWords } from '../words/returning-words.ts';
import { drawSlides } from './draw-slides.ts';

const REVIEWS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'review' ? [{ year, week, name: year.name, number: index + 1 }] : [],
  ),
);

describe.each(REVIEWS)('$name, week $number', ({ year, week, name, number }) => {
  const asked = new Set(week.check.map((sentence) => parseGapSentence(sentence).word));

  test('no slide shows a word of the check before it is asked', () => {
    const { texts } = drawSlides(name, number);
    const firstAnswer = texts.find(({ text }) => text.startsWith('Answers: 1 to'))?.page ?? 0;
    expect(firstAnswer).toBeGreaterThan(1);
    const earlier = texts.filter(({ page }) => page < firstAnswer);
    const shown = earlier.flatMap(({ text }) => wordsOf(text));
    expect(shown.filter((word) => asked.has(word))).toEqual([]);
  });

  test('the page before the rules tells how many words are shown for each', () => {
    const { texts } = drawSlides(name, number);
    const told = texts.some(({ text }) => text.includes('Three words for each'));
    const pages = texts.filter((text) => text.name === 'rule').map(({ page }) => page);
    const counts = pages.map(
      (page) =>
        texts.filter((text) => text.page === page && text.name.startsWith('example')).length,
    );
    expect(told).toBe(counts.every((count) => count === 3));
  });

  test('the words that come back are other words than those of the check', () => {
    const words = revisitWords({ year, number }).map(({ word }) => word);
    expect(words.length).toBeGreaterThanOrEqual(2);
    expect(words.filter((word) => asked.has(word))).toEqual([]);
  });
});
