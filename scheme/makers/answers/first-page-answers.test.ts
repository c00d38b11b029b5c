import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { firstPageAnswers } from './first-page-answers.ts';

test('a word is cut with a dot or with its own hyphen, never with both', () => {
  const answers = SCHEME.flatMap(({ name, weeks }) =>
    weeks.flatMap((_, index) => {
      const { place, week } = findWeek(name, index + 1);
      return week.kind === 'teach' ? JSON.stringify(firstPageAnswers(place, week)) : [];
    }),
  );
  expect(answers.filter((text) => /-[|\u00B7]|[|\u00B7]-/u.test(text))).toEqual([]);
});

test('a word that two rules explain has the numbers of both', () => {
  const { place, week } = findWeek('Year 6', 3);
  const text = week.kind === 'teach' ? JSON.stringify(firstPageAnswers(place, week)) : '';
  expect(text.replaceAll('\u00A0', ' ')).toContain('considerable 1 or 2; consideration 1;');
});

test('where the r of refer is doubled, a cut behind the first r counts as well', () => {
  const { place, week } = findWeek('Year 6', 4);
  const text = week.kind === 'teach' ? JSON.stringify(firstPageAnswers(place, week)) : '';
  expect(text).toContain('referr|ing');
  expect(text).toContain('refer|ring is right too.');
});

test('the tricky letters of a word are its own, not the pattern that every word of the week has', () => {
  for (const { year, number, answers } of [
    { year: 'Year 3', number: 7, answers: ['dis·hon·est, h', 'dis·ap·point, pp'] },
    { year: 'Year 3', number: 23, answers: ['crea·ture, ea', 'struc·ture, c'] },
    { year: 'Year 4', number: 8, answers: ['subtract|ion, c', 'pollut|ion, ll'] },
    { year: 'Year 4', number: 2, answers: ['admir|ation, i', 'prepar|ation, a'] },
  ]) {
    const { place, week } = findWeek(year, number);
    const text = week.kind === 'teach' ? JSON.stringify(firstPageAnswers(place, week)) : '';
    for (const answer of answers) expect(text).toContain(answer);
  }
});
