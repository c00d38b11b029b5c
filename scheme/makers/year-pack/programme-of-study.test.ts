import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { TEACHING_SESSIONS, REVIEW_SESSIONS } from '../sessions.ts';
import { findWeek } from '../week-place.ts';
import { stretchProofreading } from '../worksheet/stretch-proofreading.ts';
import { drawCoverage } from './coverage.ts';

test.each(SCHEME)('the coverage of $name tells of dictation where it is statutory', (year) => {
  const told = coverageOf(year).find((text) => text.startsWith('Write from memory'));
  expect(told !== undefined).toBe(['Year 2', 'Year 3', 'Year 4'].includes(year.name));
  if (told === undefined) return;
  expect(told).toContain('two in Session 4 of each teaching week');
  expect(told).toContain('a passage in Session 3 of each review');
  expect([TEACHING_SESSIONS.apply.number, REVIEW_SESSIONS.passage.number]).toEqual([4, 3]);
  for (const week of year.weeks.filter(({ kind }) => kind === 'teach')) {
    expect(week).toMatchObject({ dictation: [expect.any(String), expect.any(String)] });
    expect(week).not.toHaveProperty('paper');
  }
});

test.each([
  ['Year 3', 'With a dictionary in class: Week 16.'],
  ['Year 4', 'Words in dictionary order: Session 3 of Weeks 5, 15, 25 and 31.'],
  ['Year 5', 'Words in dictionary order: Session 3 of Weeks '],
  ['Year 6', 'With a dictionary in class: Weeks 34 and 35.'],
])('the coverage of %s tells where words are looked up: %s', (name, where) => {
  expect(dictionaryLinesOf(name)).toEqual([expect.stringContaining(where)]);
});

test('the coverage of Year 2 tells of the weeks with a box for each sound', () => {
  const told = SCHEME.map((year) => coverageOf(year).find((text) => text.startsWith('Segment')));
  expect(told.map((text) => text !== undefined)).toEqual([true, false, false, false, false]);
  expect(told[0]).toContain('Weeks 2, 8, 11');
});

test.each(SCHEME)('the coverage of $name tells where children proofread', (year) => {
  const told = coverageOf(year).find((text) => text.startsWith('Proofread for'));
  expect(told).toContain('Session 4 of Weeks ');
  for (const [index, week] of year.weeks.entries()) {
    if (week.kind === 'review') continue;
    const { place } = findWeek(year.name, index + 1);
    expect(stretchProofreading(place, week)).toBeDefined();
  }
});

test('the coverage of Year 2, which has no dictionary work, tells of none', () => {
  expect(dictionaryLinesOf('Year 2')).toEqual([]);
});

function dictionaryLinesOf(name: string): string[] {
  return SCHEME.filter((year) => year.name === name)
    .flatMap(coverageOf)
    .filter((text) => text.includes('to check it in a dictionary'));
}

function coverageOf(year: (typeof SCHEME)[number]): string[] {
  return drawCoverage(year).texts.map(({ text }) => text.replaceAll('\u00A0', ' '));
}
