import { expect, test } from 'vitest';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { isOldest } from './is-oldest.ts';
import { lookBackFormat, lookBackRow } from '../worksheet/look-back-format.ts';
import { areLookBackHints, lookBackClue } from './look-back-clue.ts';
import { lookBackWords } from './returning-words.ts';

const ONLY_THE_BEGINNING = /^[A-Za-z], \d+ letters$/u;
const OLDEST = SCHEME.filter((year) => isOldest({ year }));
const YOUNGER = SCHEME.filter((year) => !isOldest({ year }));

test.each(OLDEST)('$name tells only how a word begins in every other week', (year) => {
  const told = onlyTheBeginning(year);
  expect(told).toContain(true);
  expect(told.filter((is, index) => is === told[index - 1])).toEqual([]);
});

test.each(YOUNGER)('$name shows the letters of a word but for the tricky ones', (year) => {
  expect(onlyTheBeginning(year)).not.toContain(true);
});

test('no clue to a word from before prints its apostrophe or its hyphen', () => {
  const clues = SCHEME.flatMap((year) =>
    year.weeks.flatMap((_, index) => {
      const { place } = findWeek(year.name, index + 1);
      const words = lookBackWords(place).filter(({ word }) => /['-]/u.test(word));
      return words.map(({ word }) => lookBackClue(place, word));
    }),
  );
  expect(clues.length).toBeGreaterThan(0);
  expect(clues.filter((clue) => /['-]/u.test(clue))).toEqual([]);
});

test.each(YOUNGER)('$name gives a letter more than a worksheet with the same gaps', (year) => {
  const clues = year.weeks.flatMap((week, index) => {
    const { place } = findWeek(year.name, index + 1);
    if (week.kind === 'review' || lookBackFormat(place) !== 'finish') return [];
    return lookBackWords(place).flatMap(({ word }) => {
      const sheet = lookBackRow(word, 'finish').clue ?? '';
      return word.includes('-') ? [] : [{ word, sheet, slide: lookBackClue(place, word) }];
    });
  });
  expect(clues.length).toBeGreaterThan(0);
  const faults = clues.filter(
    ({ sheet, slide }) => linesIn(slide) !== Math.max(1, linesIn(sheet) - 1),
  );
  expect(faults).toEqual([]);
});

test('clues that tell no more than the worksheet are not called a hint', () => {
  const areHints = [findWeek('Year 6', 33), findWeek('Year 3', 34)].map(({ place }) =>
    areLookBackHints(
      place,
      lookBackWords(place).map(({ word }) => word),
    ),
  );
  expect(areHints).toEqual([false, true]);
});

function linesIn(clue: string): number {
  return clue.split('_').length - 1;
}

/** Of each week that looks back, whether its clues tell no more than how the words begin. */
function onlyTheBeginning(year: SchoolYear): boolean[] {
  return year.weeks.flatMap((week, index) => {
    const { place } = findWeek(year.name, index + 1);
    const clues = lookBackWords(place).map(({ word }) => lookBackClue(place, word));
    if (week.kind === 'review' || clues.length === 0) return [];
    return [clues.every((clue) => ONLY_THE_BEGINNING.test(clue))];
  });
}
