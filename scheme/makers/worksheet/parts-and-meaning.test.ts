import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { CUT_MARKS_TOLD } from '../words/cut-marks.ts';
import { drawSupportWorksheet } from './support-worksheet.ts';
import { isAboutParts } from './word-in-parts.ts';

/** The marks over the words of part A, and what is told of them. */
const SHEETS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const { place } = findWeek(year.name, index + 1);
    const { texts } = drawSupportWorksheet(place, week);
    const ofFirst = texts.filter(({ page }) => page === 1);
    const told = ofFirst.find(({ name }) => name === 'what the mark shows')?.text ?? '';
    const marks = ofFirst.flatMap(({ name, text }) =>
      name.startsWith('meaning ') ? (/ ([-\u00B7|]) (?=.*:)/u.exec(text)?.[1] ?? []) : [],
    );
    return [{ place, week, told, marks: [...new Set(marks)] }];
  }),
);

test('part A of the support worksheet marks sounds, syllables and parts each in a way of its own', () => {
  const marked = SHEETS.filter(({ marks }) => marks.length > 0);
  expect(marked.length).toBeGreaterThan(80);
  for (const { place, week, marks } of marked) {
    const mark = place.year.name === 'Year 2' ? '-' : isAboutParts(week) ? '|' : '\u00B7';
    expect({ week: place.name, marks }).toEqual({ week: place.name, marks: [mark] });
  }
});

test('part A of the support worksheet tells what its mark shows, and of no other', () => {
  const told = { '-': 'sounds', '\u00B7': 'syllables', '|': 'morphemes' } as const;
  for (const { place, told: instruction, marks } of SHEETS) {
    for (const [mark, parts] of Object.entries(told)) {
      expect({
        week: place.name,
        mark,
        isTold: instruction.includes(CUT_MARKS_TOLD[parts]),
      }).toEqual({ week: place.name, mark, isTold: marks.includes(mark) });
    }
  }
});
