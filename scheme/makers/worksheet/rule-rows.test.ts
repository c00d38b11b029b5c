import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { findWeek, reviewedWeeks } from '../week-place.ts';
import { reviewForm } from './review-form.ts';

test.each(SCHEME)(
  'a review of $name asks for rules only where each of its weeks has one',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const wrong = weeks.flatMap((week, index) => {
      const { place } = findWeek(name, index + 1);
      if (week.kind === 'teach' || reviewForm(place) !== 'grid') return [];
      const haveRules = reviewedWeeks(place, week).every(
        (one) => one.week.pattern !== 'tricky part',
      );
      const texts = drawn[index]?.worksheet.texts.map(({ text }) => text) ?? [];
      return texts.includes('Which rule explains it?') === haveRules ? [] : [index + 1];
    });
    expect(wrong).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

test.each(SCHEME)(
  'the stretch worksheet of a review of $name has the task of the guide and no part of the core sheet but the passage',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    for (const [index, week] of weeks.entries()) {
      if (week.kind === 'teach') continue;
      const { worksheet, 'stretch worksheet': stretch } = drawn[index] ?? {};
      const headings = (sheet: typeof stretch) =>
        sheet?.texts.flatMap((text) => (text.name.startsWith('heading ') ? [text.text] : [])) ?? [];
      const core = headings(worksheet);
      expect(headings(stretch).filter((heading) => core.includes(heading))).toEqual(['Dictation']);
      expect(stretch?.texts.map(({ text }) => text)).toContain(week.notes.stretch);
      // The sheet speaks to the child, as the guide does in the other weeks.
      expect(week.notes.stretch).not.toMatch(/^(?:Ask|Let|Children)\b/u);
    }
  },
  DRAWN_WITHIN_MS,
);
