import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { TEACHING_SESSIONS, REVIEW_SESSIONS } from '../sessions.ts';
import { drawCoverage } from './coverage.ts';

test.each(SCHEME)('the coverage of $name tells of dictation where it is statutory', (year) => {
  const told = coverageOf(year).find((text) => text.startsWith('Write from memory'));
  expect(told !== undefined).toBe(['Year 2', 'Year 3', 'Year 4'].includes(year.name));
  if (told === undefined) return;
  expect(told).toContain('two in Session 4 of each teaching week');
  expect(told).toContain('a passage in Session 3 of each review');
  expect([TEACHING_SESSIONS.apply.number, REVIEW_SESSIONS.passage.number]).toEqual([4, 3]);
  for (const week of year.weeks) {
    if (week.kind === 'teach') expect(week.paper).toBeUndefined();
    expect(week.kind === 'teach' ? week.dictation.length : 2).toBe(2);
  }
});

test.each([
  ['Year 2', undefined],
  ['Year 3', 'With a dictionary in class: Week 16.'],
  ['Year 4', 'Words in dictionary order: Session 3 of Weeks 5, 15, 25 and 31.'],
  ['Year 5', 'Words in dictionary order: Session 3 of Weeks '],
  ['Year 6', 'With a dictionary in class: Weeks 34 and 35.'],
])('the coverage of %s tells where words are looked up: %s', (name, where) => {
  const told = SCHEME.filter((year) => year.name === name)
    .flatMap(coverageOf)
    .find((text) => text.includes('to check it in a dictionary'));
  if (where === undefined) expect(told).toBeUndefined();
  else expect(told).toContain(where);
});

function coverageOf(year: (typeof SCHEME)[number]): string[] {
  return drawCoverage(year).texts.map(({ text }) => text.replaceAll('\u00A0', ' '));
}
