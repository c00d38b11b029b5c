import { expect, test } from 'vitest';
import { DRAWN_WITHIN_MS, drawnYear } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';

test.each(SCHEME.filter(({ name }) => name === 'Year 5' || name === 'Year 6'))(
  'a journey of $name has its stations and its story on one page',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const faults = weeks.flatMap((week, index) => {
      if (week.kind !== 'teach' || week.origin.journey === undefined) return [];
      const texts = drawn[index]?.slides.texts ?? [];
      const page = texts.find((text) => text.name === 'where it comes from')?.page;
      const onPage = new Set(texts.filter((text) => text.page === page).map(({ text }) => text));
      const told = week.origin.journey.flatMap(({ from, form, meaning }) => [from, form, meaning]);
      return told.filter((text) => !onPage.has(text)).map((text) => `${index + 1}: ${text}`);
    });
    expect(faults).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);
