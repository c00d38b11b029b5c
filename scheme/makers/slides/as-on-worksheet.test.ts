import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS, type DrawnSheet } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { lookBackWords } from '../words/returning-words.ts';
import { sheetLookBackWords } from '../worksheet/look-back-format.ts';
import { supportLookBack } from '../worksheet/support-look-back.ts';
import { LOOK_BACK } from './look-back-slides.ts';

test.each(SCHEME)(
  'the slide of answers of $name has all words that the worksheets look back at',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const faults = weeks.flatMap((week, index) => {
      if (week.kind === 'review') return [];
      const { place } = findWeek(name, index + 1);
      const wanted = [
        ...lookBackWords(place).map(({ word }) => word),
        ...sheetLookBackWords(place),
        ...supportLookBack(place).map(({ word }) => word),
      ];
      const slides = drawn[index]?.slides;
      const page = slides?.texts.find(({ text }) => text === LOOK_BACK.answers)?.page;
      const shown = textsOn(slides, page);
      return wanted.every((word) => shown.includes(word)) ? [] : [index + 1];
    });
    expect(faults).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

test.each(SCHEME)(
  'the slides of $name say to cut words as the boxes of the worksheet do',
  async ({ name }) => {
    const faults = (await drawnYear(name)).flatMap(({ slides, worksheet }, index) => {
      const task = slides.texts.find(({ text }) => text.startsWith('Cut each word into '))?.text;
      const hasParts = worksheet.texts.some(({ text }) =>
        text.includes('Put each part of the word in a box'),
      );
      const hasSyllables = worksheet.texts.some(({ text }) =>
        text.includes('Put one syllable in each box'),
      );
      const wanted = hasParts ? 'its parts' : hasSyllables ? 'syllables' : undefined;
      const isRight =
        wanted === undefined
          ? task === undefined
          : task?.startsWith(`Cut each word into ${wanted}`);
      return isRight === true ? [] : [index + 1];
    });
    expect(faults).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

function textsOn(sheet: DrawnSheet | undefined, page: number | undefined): string[] {
  return (
    sheet?.texts
      .filter((text) => text.page === page && page !== undefined)
      .map(({ text }) => text) ?? []
  );
}
