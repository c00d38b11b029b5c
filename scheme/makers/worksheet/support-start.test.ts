import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { teachingAnswers } from '../answers/teaching-answers.ts';
import { findWeek } from '../week-place.ts';
import { letterChoice } from './letter-choice.ts';
import { supportStart } from './support-start.ts';
import { supportWords } from './support-words.ts';
import { drawSupportWorksheet } from './support-worksheet.ts';

const WEEKS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((_, index) => {
    const { place, week } = findWeek(name, index + 1);
    return week.kind === 'teach' ? [{ place, week, start: supportStart(place) }] : [];
  }),
);

test('part A of the support worksheet asks for the six words in each of its ways', () => {
  for (const { week, start } of WEEKS) {
    const six = supportWords(week).toSorted();
    if (start.kind === 'sort') {
      expect(start.boxes.flatMap(({ words }) => words).toSorted()).toEqual(six);
      expect(start.boxes.length).toBeGreaterThanOrEqual(2);
    }
    if (start.kind === 'choose') {
      expect(start.choices.map(({ word }) => word).toSorted()).toEqual(six);
    }
    if (start.kind === 'join') {
      expect(start.words.map(({ beginning, end }) => beginning + end).toSorted()).toEqual(six);
    }
  }
});

test('of the letters to choose from one spells the word, and both are there to see', () => {
  for (const { start } of WEEKS) {
    if (start.kind !== 'choose') continue;
    for (const { word, before, after, letters } of start.choices) {
      expect(letters.filter((some) => before + some + after === word)).toHaveLength(1);
      expect(new Set(letters).size).toBe(2);
      expect(letters).not.toContain('');
    }
  }
  expect(letterChoice('accommodate').letters.toSorted()).toEqual(['m', 'mm']);
  expect(letterChoice('receive').before).toBe('rec');
});

test('no end stands beside its own beginning, and none is lost', () => {
  for (const { place, week, start } of WEEKS) {
    if (start.kind !== 'join') continue;
    const { texts } = drawSupportWorksheet(place, week);
    const ends = texts.flatMap(({ name, text }) => (name.startsWith('end ') ? [text] : []));
    expect(ends.toSorted()).toEqual(start.words.map(({ end }) => end).toSorted());
    expect(ends.filter((end, index) => end === start.words[index]?.end)).toEqual([]);
  }
});

test('what part A of the support worksheet asks is answered', () => {
  for (const { place, week, start } of WEEKS) {
    const labels = teachingAnswers(place, week).flatMap((block) =>
      block.kind === 'text' ? [block.label] : [],
    );
    const label = { sort: 'A  Sort', choose: 'A  Choose', join: 'A  Join' };
    for (const [kind, one] of Object.entries(label).slice(1)) {
      expect(labels.includes(one)).toBe(start.kind === kind);
    }
    // The core sheet may have a sort of its own.
    if (start.kind === 'sort') expect(labels).toContain(label.sort);
  }
});
