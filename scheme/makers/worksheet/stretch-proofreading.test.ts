import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { findWeek } from '../week-place.ts';
import { misspellingsIn, uncorrected } from '../words/proofreading.ts';
import { stretchProofreading } from './stretch-proofreading.ts';

const MISTAKES = 4;
/** Weeks with too few other words that children misspell in one likely way. */
const MOST_ALIKE = 3;

test('the stretch worksheet has other sentences to proofread than the class', () => {
  const alike: string[] = [];
  for (const { name, weeks } of SCHEME) {
    for (const index of weeks.keys()) {
      const { place, week } = findWeek(name, index + 1);
      if (week.kind === 'review') continue;
      if (weekActivities(place).mistakes.kind !== 'proofread a paragraph') continue;
      const { sentences = [], isStory } = stretchProofreading(place, week) ?? {};
      if (isStory !== false) {
        alike.push(place.name);
        continue;
      }
      expect(sentences).toHaveLength(MISTAKES + 1);
      expect(misspellingsIn(sentences)).toHaveLength(MISTAKES);
      expect(misspellingsIn(sentences).filter(({ wrong, right }) => wrong === right)).toEqual([]);
      expect(uncorrected(sentences)).not.toContain('{');
    }
  }
  expect(alike.length).toBeLessThanOrEqual(MOST_ALIKE);
});
