import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { wordsOf } from '../../known-words.ts';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { revisitWords } from '../words/returning-words.ts';
import { reviewSteps } from '../words/review-steps.ts';
import { reviewForm } from '../worksheet/review-form.ts';

const REVIEWS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((week, index) =>
    week.kind === 'review'
      ? [{ name, number: index + 1, week, place: findWeek(name, index + 1).place }]
      : [],
  ),
);

test('every review has something to write in session 4: part C of its worksheet, or a task in books', () => {
  const wrong = REVIEWS.filter(
    ({ place, week }) => (reviewForm(place) === 'grid') === (week.inBooks !== undefined),
  );
  expect(REVIEWS).toHaveLength(30);
  expect(wrong.map(({ name, number }) => `${name}, week ${number}`)).toEqual([]);
});

test('session 4 names no word that session 5 asks for', () => {
  const named = REVIEWS.flatMap(({ name, number, place, week }) => {
    const steps = reviewSteps(week.notes).rules.map(({ text }) => text);
    const told = new Set(wordsOf([...steps, week.inBooks?.task ?? ''].join(' ')));
    return revisitWords(place)
      .filter(({ word }) => word !== 'children' && told.has(word.toLowerCase()))
      .map(({ word }) => `${name}, week ${number}: ${word}`);
  });
  expect(named).toEqual([]);
});

test.each(SCHEME)(
  'the reviews of $name give the written task four minutes, and the answers have a model',
  async ({ name }) => {
    const drawn = await drawnYear(name);
    const faults = REVIEWS.filter((review) => review.name === name).flatMap(({ number, week }) => {
      const guide = drawn[number - 1]?.['teacher guide'].texts.map(({ text }) => text) ?? [];
      const answers = drawn[number - 1]?.answers.texts.map(({ text }) => text) ?? [];
      const told = guide[guide.indexOf('Session 4') + 1] ?? '';
      const pages = drawn[number - 1]?.slides.texts ?? [];
      const page = pages.find((text) => text.name === 'task in books')?.page ?? 0;
      const written =
        week.inBooks === undefined ? 'Worksheet, part C.' : `In books (slide ${page}): `;
      const isAnswered = week.inBooks === undefined || answers.includes(week.inBooks.answer);
      return told.includes(`(4\u00A0min) ${written}`) && isAnswered ? [] : [number];
    });
    expect(faults).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);
