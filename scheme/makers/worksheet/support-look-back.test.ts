import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { lookBackWords } from '../words/returning-words.ts';
import { supportClose } from './support-close.ts';
import { metBefore, supportLookBack } from './support-look-back.ts';
import { supportWords } from './support-words.ts';

const FEWEST = 2;
const MOST = 3;

const WEEKS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((_, index) => {
    const { place, week } = findWeek(name, index + 1);
    return week.kind === 'teach' ? [{ place, week }] : [];
  }),
);

test('the support worksheet looks back at words that it has had, or that an earlier year has', () => {
  const unmet = WEEKS.flatMap(({ place }) => {
    const met = metBefore(place);
    return supportLookBack(place)
      .filter(({ word, from }) => from.startsWith('Week') && !met.has(word.toLowerCase()))
      .map(({ word }) => `${place.name}: ${word}`);
  });
  expect(unmet).toEqual([]);
});

test('the support worksheet looks back at two or three words of weeks that the class looks back at', () => {
  const faults = WEEKS.filter(({ place }) => {
    const words = supportLookBack(place);
    const weeks = new Set(lookBackWords(place).map(({ from }) => from));
    if (weeks.size === 0) return words.length > 0;
    const different = new Set(words.map(({ word }) => word)).size;
    const isFew = different === words.length && different >= FEWEST && different <= MOST;
    return !isFew || words.some(({ from }) => !weeks.has(from));
  });
  expect(faults.map(({ place }) => place.name)).toEqual([]);
});

test('pictures to name are of part A, or show the letters of the pattern', () => {
  const faults = WEEKS.flatMap(({ place, week }) => {
    const close = supportClose(place, week);
    if (close.kind !== 'pictures') return [];
    return close.items
      .filter(({ answer }) => !supportWords(week).includes(answer))
      .filter(({ prompt }) => !/[a-z]\u200A[a-z]/u.test(prompt))
      .map(({ answer }) => `${place.name}: ${answer}`);
  });
  expect(faults).toEqual([]);
});
