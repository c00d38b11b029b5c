import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { teachingSlides } from '../slides/teaching-deck.ts';
import { findWeek } from '../week-place.ts';
import { firstPageOf } from '../worksheet/first-page.ts';
import { practiseSteps } from './practise-steps.ts';

const ON_PAPER = {
  sort: 'Sort in part A of the worksheet before slide ',
  'odd one out': 'Ring each odd word in part A and write one reason before slide ',
} as const;
const GOES_ON = /\b(?:then practise|practise|by heart)\b/iu;

test.each(SCHEME)(
  'session 2 of $name has the puzzle done on paper within its step, before the words to know by heart',
  (year) => {
    const faults = year.weeks.flatMap((week, index) => {
      if (week.kind === 'review') return [];
      const { place } = findWeek(year.name, index + 1);
      const { kind } = firstPageOf(place).start;
      if (kind !== 'sort' && kind !== 'odd one out') return [];
      const steps = practiseSteps(place, week, teachingSlides(place, week));
      const told = steps.filter(({ text }) => text.includes(ON_PAPER[kind]));
      const [before = '', after = ''] = told[0]?.text.split(ON_PAPER[kind]) ?? [];
      const isRight =
        told.length === 1 &&
        /^(?:Sort|Odd one out)\b.*[.?] $/u.test(before) &&
        !GOES_ON.test(before) &&
        /^\d+ shows the answers\.(?: (?:Then|Practise)\b.*)?$/u.test(after);
      return isRight ? [] : [`${index + 1}: ${steps.map(({ text }) => text).join(' | ')}`];
    });
    expect(faults).toEqual([]);
  },
);
