import { expect, test } from 'vitest';
import { DRAWN_WITHIN_MS, drawnYear } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { findWeek } from '../week-place.ts';
import { misspellingsIn, uncorrected } from '../words/proofreading.ts';
import { hasWord } from './has-word.ts';
import { stretchProofreading } from './stretch-proofreading.ts';

const MISTAKES = 4;
/** Weeks with too few other words that children misspell in one likely way. */
const MOST_ALIKE = 3;
const MOST_OF_BOARD = 2;
/** Weeks whose paragraph, on the board, misspells nearly all of their words. */
const MOST_WITH_MORE = 2;
const FEWEST = 3;
const COUNTS: Record<number, string> = {
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
};

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

test('at most two slips of the board come back on the stretch worksheet', () => {
  const again: string[] = [];
  for (const { name, weeks } of SCHEME) {
    for (const index of weeks.keys()) {
      const { place, week } = findWeek(name, index + 1);
      if (week.kind === 'review') continue;
      const onBoard = new Set(weekActivities(place).mistakes.items.map(({ answer }) => answer));
      const { title = '', sentences = [], isStory } = stretchProofreading(place, week) ?? {};
      const slips = misspellingsIn(sentences);
      expect(slips.length).toBeGreaterThanOrEqual(FEWEST);
      expect(title).toContain(COUNTS[slips.length] ?? 'no count');
      if (isStory === true && weekActivities(place).mistakes.kind === 'proofread a paragraph')
        continue;
      const known = slips.filter(({ right }) => onBoard.has(right));
      if (known.length > MOST_OF_BOARD) again.push(place.name);
    }
  }
  expect(again.length).toBeLessThanOrEqual(MOST_WITH_MORE);
});

test.each(SCHEME)(
  'part A of the stretch worksheet of $name prints no word that part B misspells',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const printed = weeks.flatMap((week, index) => {
      if (week.kind === 'review') return [];
      const { place } = findWeek(name, index + 1);
      const texts = drawn[index]?.['stretch worksheet'].texts ?? [];
      const partB = texts.findIndex((text) => text.name === 'letter B');
      const partA = texts
        .slice(0, partB)
        .filter(({ name: part }) => /^(?:item|choices)/u.test(part));
      const shown = partA.map(({ text }) => text).join(' ');
      return misspellingsIn(stretchProofreading(place, week)?.sentences ?? [])
        .filter(({ right }) => hasWord(shown, right))
        .map(({ right }) => `${index + 1}: ${right}`);
    });
    expect(printed).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);
