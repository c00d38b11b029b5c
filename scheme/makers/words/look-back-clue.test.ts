import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { isOldest } from './is-oldest.ts';
import { lookBackClue } from './look-back-clue.ts';
import { lookBackWords } from './returning-words.ts';

const ONLY_THE_BEGINNING = /^[A-Za-z], \d+ letters$/u;

test.each(SCHEME)(
  '$name tells only how a word begins in every other week of the oldest',
  (year) => {
    const weeks = year.weeks.flatMap((week, index) => {
      const { place } = findWeek(year.name, index + 1);
      const clues = lookBackWords(place).map(({ word }) => lookBackClue(place, word));
      return week.kind === 'teach' && clues.length > 0 ? [clues] : [];
    });
    const harder = weeks.map((clues) => clues.every((clue) => ONLY_THE_BEGINNING.test(clue)));
    if (!isOldest({ year })) {
      expect(harder).not.toContain(true);
      return;
    }
    expect(harder).toContain(true);
    expect(harder.filter((is, index) => is === harder[index - 1])).toEqual([]);
  },
);
