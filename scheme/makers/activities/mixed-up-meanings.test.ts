import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { mixedUpMeanings } from './mixed-up-meanings.ts';
import { weekActivities } from './week-activities.ts';

const MADE = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const { place } = findWeek(year.name, index + 1);
    const { meanings, stretch, onPaper } = weekActivities(place);
    const activities = [mixedUpMeanings(place, week), meanings, stretch, ...onPaper.clues];
    return activities.flatMap((one) =>
      one?.kind === 'mixed-up meanings' ? [{ name: place.name, ...one }] : [],
    );
  }),
);

test('mixed-up meanings are exchanged between words that all stand there, on the board as on paper', () => {
  const faults = MADE.flatMap(({ name, items, onPaper = items }) =>
    [items, onPaper].flatMap((shown) => {
      const words = shown.map(({ prompt }) => prompt.slice(0, prompt.indexOf(':')));
      const answers = shown.map(({ answer }) => answer);
      const changed = words.filter((word, index) => word !== answers[index]);
      const isWhole = words.toSorted().join() === answers.toSorted().join();
      return changed.length >= 2 && isWhole ? [] : [`${name}: ${words.join()}`];
    }),
  );
  expect(MADE.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
