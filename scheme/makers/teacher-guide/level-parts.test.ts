import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { textOf } from '../paper/runs.ts';
import { findWeek } from '../week-place.ts';
import { hasLookBack } from '../worksheet/dictation-letter.ts';
import { levelRuns, teachingLevels } from './level-parts.ts';

const TOLD = 'Stretch: the Look back slide in books, then part';

test.each(SCHEME)(
  'the stretch level of $name writes the words of the Look back, where there is one',
  ({ name, weeks }) => {
    const faults = weeks.flatMap((_, index) => {
      const { place, week } = findWeek(name, index + 1);
      if (week.kind === 'review') return [];
      const told = textOf(levelRuns(teachingLevels(place, week).check));
      return told.includes(TOLD) === hasLookBack(place) ? [] : [index + 1];
    });
    expect(faults).toEqual([]);
  },
);
