import { expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { findWeek, reviewedWeeks } from '../week-place.ts';
import { ruleLines } from './review-answers.ts';

test('a word that is learnt by heart stands under no rule, and every word of the check is told', () => {
  for (const { name, weeks } of SCHEME) {
    for (const index of weeks.keys()) {
      const { place, week } = findWeek(name, index + 1);
      if (week.kind === 'teach') continue;
      const lines = ruleLines(place, week);
      const told = lines.flatMap(({ content }) => wordsOf(content));
      expect(told.length).toBe(week.check.length);
      const learnt = new Set(
        reviewedWeeks(place, week).flatMap((reviewed) =>
          reviewed.week.byHeart.flatMap(({ forms }) => forms.map(plainWord)),
        ),
      );
      const ruled = lines.filter(({ label }) => label.startsWith('Week'));
      expect(
        ruled.flatMap(({ content }) => wordsOf(content).filter((word) => learnt.has(word))),
      ).toEqual([]);
    }
  }
});

/** 'Words taught before. aisle, isle.' */
function wordsOf(content: string): string[] {
  return (/[.:?] ([^.:?]+)\.$/u.exec(content)?.[1] ?? '').split(', ');
}
