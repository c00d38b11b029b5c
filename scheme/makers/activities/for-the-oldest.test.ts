import { expect, test } from 'vitest';
import { parseMarkedWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { entryOf } from '../../words/words.ts';
import { withGap } from '../words/gap-sentence.ts';
import { isOldest } from '../words/is-oldest.ts';
import { findWeek } from '../week-place.ts';
import type { Activity, ActivityItem } from './activity.ts';
import { weekActivities } from './week-activities.ts';

const WEEKS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) => {
    const { place } = findWeek(year.name, index + 1);
    return week.kind === 'teach' ? [{ place, week, ...weekActivities(place) }] : [];
  }),
);

test('only the oldest take words apart, change roots and put syllables in order', () => {
  const forOldest = ['take apart', 'change the root', 'syllable muddle', 'from memory'];
  for (const kind of forOldest) {
    const places = WEEKS.filter(({ parts }) => parts.kind === kind).map(({ place }) => place);
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(isOldest)).toBe(true);
  }
});

test('a sum has no part that only looks like a word: there is no ice in practice', () => {
  const sums = ['take apart', 'change the root', 'word sums'].flatMap((kind) =>
    itemsOf(kind).flatMap(({ prompt, answer, reason = '' }) => [prompt, answer, reason]),
  );
  const noSum = /\+ (?:ice|corn|scent|sent|leg|ther|ning)\b|\bwo \+/u;
  expect(sums.filter((sum) => noSum.test(sum))).toEqual([]);
});

test('the parts of a word taken apart are those of its entry', () => {
  for (const { prompt, answer } of itemsOf('take apart')) {
    const parts = (entryOf(prompt).morphemes ?? '')
      .split('|')
      .map((part) => part.split('=').at(-1));
    expect(answer).toBe(parts.join(' + '));
  }
});

test('a sentence that asks for a root to be changed has one gap, and not the word', () => {
  for (const { prompt, answer } of itemsOf('change the root')) {
    expect(prompt.match(/____/gu)).toHaveLength(1);
    expect(prompt).toMatch(/ \([a-z]+\)$/u);
    expect(prompt).not.toContain(answer);
  }
});

test('no sentence in which a root is changed stands in another part of the worksheet', () => {
  const twice = WEEKS.flatMap(({ week, parts }) => {
    const gaps = week.missingWords.map((sentence) => withGap(sentence, '____'));
    const asked = parts.kind === 'change the root' ? allItems(parts) : [];
    return asked.filter(({ prompt }) => gaps.some((gap) => prompt.startsWith(gap)));
  });
  expect(twice).toEqual([]);
});

test('the syllables of a muddled word are all there, and the first of them does not come first', () => {
  for (const { prompt, answer } of itemsOf('syllable muddle')) {
    const muddled = prompt.split(' · ');
    const { syllables } = parseMarkedWord(entryOf(answer).word);
    expect(muddled.toSorted()).toEqual(syllables.toSorted());
    expect(muddled[0]).not.toBe(syllables[0]);
  }
});

test('no name hides in a word of the detective, and no word of three letters in those of the oldest', () => {
  const clues = WEEKS.flatMap(({ place, meanings, stretch }) =>
    [meanings, stretch].flatMap(allItems).flatMap(({ prompt }) => {
      const hidden = /the word "(\w+)" is hiding in me/u.exec(prompt)?.[1];
      return hidden === undefined ? [] : [{ hidden, place }];
    }),
  );
  expect(clues.length).toBeGreaterThan(0);
  const names = clues.filter(({ hidden }) =>
    /^(?:ana|ben|dev|jack|kit|leo|sam|tom)$/u.test(hidden),
  );
  expect(names).toEqual([]);
  const forOldest = clues.filter(({ place }) => isOldest(place));
  expect(forOldest.filter(({ hidden }) => hidden.length < 4)).toEqual([]);
});

function itemsOf(kind: string): ActivityItem[] {
  return WEEKS.filter(({ parts }) => parts.kind === kind).flatMap(({ parts }) => allItems(parts));
}

function allItems({ items, onPaper = items }: Activity): ActivityItem[] {
  return onPaper;
}
