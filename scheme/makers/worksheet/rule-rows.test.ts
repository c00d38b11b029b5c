import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { findWeek, reviewedWeeks } from '../week-place.ts';

test.each(SCHEME)(
  'a review of $name asks for rules only where each of its weeks has one',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const wrong = weeks.flatMap((week, index) => {
      if (week.kind === 'teach') return [];
      const { place } = findWeek(name, index + 1);
      const haveRules = reviewedWeeks(place, week).every(
        (one) => one.week.pattern !== 'tricky part',
      );
      const texts = drawn[index]?.['stretch worksheet'].texts.map(({ text }) => text) ?? [];
      return texts.includes('Which rule explains it?') === haveRules ? [] : [index + 1];
    });
    expect(wrong).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);
