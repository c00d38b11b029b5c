import { expect, test } from 'vitest';
import { DRAWN_WITHIN_MS, drawnYear } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { reviewForm } from './review-form.ts';

const REVIEWS = [6, 12, 18, 24, 30, 36];

test.each(SCHEME)(
  '$name writes its checks in three forms, and the guide names their three parts',
  async (year) => {
    const drawn = await drawnYear(year.name);
    const forms = REVIEWS.map((number) => reviewForm({ year, number }));
    expect(new Set(forms).size).toBe(3);
    expect(forms.filter((form, index) => form === forms[index - 1])).toEqual([]);
    for (const number of REVIEWS) {
      const { worksheet, 'teacher guide': guide } = drawn[number - 1] ?? {};
      const letters = worksheet?.texts.flatMap(({ name, text }) =>
        name.startsWith('letter ') ? [text] : [],
      );
      const told = guide?.texts.map(({ text }) => text).join(' ') ?? '';
      expect(letters).toEqual(['A', 'B', 'C']);
      for (const letter of ['A', 'B', 'C']) {
        expect(told.includes(`Worksheet, part ${letter}.`)).toBe(true);
      }
    }
  },
  DRAWN_WITHIN_MS,
);
