import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import type { Crossword } from './crossword.ts';
import { cellsOf } from './crossword-layout.ts';
import { reviewCrossword, weekCrossword } from './week-crossword.ts';

const FEWEST_A_YEAR = 8;

const PLACES = SCHEME.flatMap((year) =>
  year.weeks.map((_, index) => findWeek(year.name, index + 1)),
);
const CROSSWORDS = PLACES.flatMap(({ place, week }) => {
  const crossword =
    week.kind === 'teach' ? weekCrossword(place, week) : reviewCrossword(place, week);
  return crossword === undefined ? [] : [{ ...place, isReview: week.kind === 'review', crossword }];
});

test('every review has a crossword, and so has about every third week of teaching', () => {
  for (const year of SCHEME) {
    const ofYear = CROSSWORDS.filter((entry) => entry.year === year);
    const reviews = ofYear.filter(({ isReview }) => isReview).map(({ number }) => number);
    expect(reviews).toEqual([6, 12, 18, 24, 30, 36]);
    expect(ofYear.length - reviews.length).toBeGreaterThanOrEqual(FEWEST_A_YEAR);
  }
});

test('where words of a crossword cross, they have the same letter, and no two touch otherwise', () => {
  for (const { name, crossword } of CROSSWORDS) {
    expect({ name, faults: faultsOf(crossword) }).toEqual({ name, faults: [] });
  }
});

test('every row and column of letters in a crossword is one of its words', () => {
  for (const { name, crossword } of CROSSWORDS) {
    const words = [...crossword.across, ...crossword.down].map(({ word }) => word).toSorted();
    expect({ name, words: readOff(crossword).toSorted() }).toEqual({ name, words });
  }
});

function faultsOf({ across, down }: Crossword): string[] {
  const words = [...across, ...down];
  const letters = new Map<string, string>();
  const faults: string[] = [];
  for (const { letter, row, column } of words.flatMap(cellsOf)) {
    const there = letters.get(`${row} ${column}`);
    if (there !== undefined && there !== letter) faults.push(`${there} and ${letter} in one cell`);
    letters.set(`${row} ${column}`, letter);
  }
  const numbers = words.map(({ number }) => number);
  const starts = words.map(({ number, row, column }) => `${row} ${column} ${number}`);
  if (new Set(starts).size !== new Set(numbers).size) faults.push('two numbers in one cell');
  return faults;
}

/** What a child would read in the grid once it is filled in. */
function readOff({ across, down, size }: Crossword): string[] {
  const grid = Array.from({ length: size.rows }, () =>
    Array.from({ length: size.columns }, () => ' '),
  );
  for (const { letter, row, column } of [...across, ...down].flatMap(cellsOf)) {
    grid[row]?.splice(column, 1, letter);
  }
  const columns = Array.from({ length: size.columns }, (_, column) =>
    grid.map((row) => row[column] ?? ' '),
  );
  return [...grid, ...columns]
    .flatMap((line) => line.join('').split(' '))
    .filter((word) => word.length > 1);
}
