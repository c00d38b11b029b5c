import { expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { exitWords } from '../words/exit-words.ts';
import { findWeek } from '../week-place.ts';
import { classSentenceSlides } from './class-sentence-slide.ts';

const TRIOS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const { place } = findWeek(year.name, index + 1);
    const [slide] = classSentenceSlides(place, week);
    const words = /sentence with (.+?);/u.exec(slide?.notes ?? '')?.[1]?.split(', ') ?? [];
    return slide === undefined ? [] : [{ name: place.name, week, words }];
  }),
);

test('a sentence of three words has one to know by heart, unless the Exit check asks for it', () => {
  expect(TRIOS.length).toBeGreaterThan(0);
  const without = TRIOS.filter(({ week, words }) => {
    const asked = new Set(exitWords(week).map(({ word }) => word));
    const known = week.byHeart.flatMap(({ forms }) => forms.map(plainWord));
    const free = known.filter((word) => !asked.has(word));
    return free.length > 0 && !words.some((word) => known.includes(word));
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every week with such a sentence has a model with its three words, and no other week has one', () => {
  const weeks = SCHEME.flatMap((year) => year.weeks);
  const models = weeks.filter((week) => week.kind === 'teach' && week.classSentence !== undefined);
  expect(models).toHaveLength(TRIOS.length);
  const faults = TRIOS.filter(({ week: { classSentence = '' }, words }) => {
    const model = classSentence.toLowerCase();
    return words.some((word) => !model.includes(word.toLowerCase()));
  });
  expect(faults.map(({ name, words }) => `${name}: ${words.join(', ')}`)).toEqual([]);
});

test('the three words are not three owners, three adverbs or of one family', () => {
  const alike = TRIOS.filter(
    ({ words }) =>
      words.every((word) => word.includes("'")) ||
      words.every((word) => word.endsWith('ly')) ||
      words.every((word) => word.slice(0, 4) === words[0]?.slice(0, 4)),
  );
  expect(alike.map(({ words }) => words)).toEqual([]);
});
