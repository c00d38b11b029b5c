import { expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { drawSlides } from '../slides/draw-slides.ts';

/** 'show the ten words (slides 8 and 9)' */
const NAMED = /\bten words \(slides (\d+) and (\d+)\)/u;

const STEPS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((week, index) =>
    week.kind === 'teach'
      ? week.notes.steps.flatMap(({ text }) => {
          const pages = NAMED.exec(text)?.slice(1).map(Number) ?? [];
          return pages.length === 0 ? [] : [{ name, number: index + 1, week, pages }];
        })
      : [],
  ),
);

test('the slides that a step names for the words of the week show all of them', () => {
  expect(STEPS.length).toBeGreaterThanOrEqual(2);
  for (const { name, number, week, pages } of STEPS) {
    const shown = drawSlides(name, number).texts.filter(({ page }) => pages.includes(page));
    const words = week.groups.flatMap((group) => group.words.map(plainWord));
    const texts = new Set(shown.map(({ text }) => text));
    expect(words.filter((word) => !texts.has(word))).toEqual([]);
  }
});
