import { expect, test } from 'vitest';
import { areNearSynonyms } from '../../words/near-synonyms.ts';
import { SCHEME } from '../../scheme.ts';
import { exitWords } from '../words/exit-words.ts';
import { findWeek } from '../week-place.ts';
import type { Activity } from './activity.ts';
import { wordLadder } from './word-ladder.ts';
import { weekActivities, type WeekActivities } from './week-activities.ts';

const TAUGHT = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'teach'
      ? [findWeek(year.name, index + 1).place].map((place) => ({
          place,
          week,
          activities: weekActivities(place),
        }))
      : [],
  ),
);
const WEEKS = TAUGHT.map(({ week, activities }) => ({ focus: week.focus, ...activities }));
const PARTS = WEEKS.map(({ parts }) => parts);

const FEWEST_KINDS = 10;
const FEWEST_ON_BOARD = 4;
/** Of the 600 of all weeks. */
const MOST_SHORT = 20;
/** Weeks with too few other words whose meanings are short. */
const MOST_ASKED_AGAIN = 3;

const SLOTS = ['parts', 'meanings', 'mistakes'] as const;

test.each(SCHEME)(
  '$name has at least ten kinds of activity, and hardly ever the same in two weeks running',
  (year) => {
    const weeks = year.weeks.flatMap((week, index) =>
      week.kind === 'teach' ? [weekActivities(findWeek(year.name, index + 1).place)] : [],
    );
    const kinds = new Set(weeks.flatMap((week) => activitiesOf(week).map(({ kind }) => kind)));
    expect(kinds.size).toBeGreaterThanOrEqual(FEWEST_KINDS);
    for (const slot of SLOTS) {
      const repeated = weeks.filter(
        (week, index) => week[slot].kind === weeks[index - 1]?.[slot].kind,
      );
      expect({ slot, repeated: repeated.length }).toEqual({ slot, repeated: 0 });
    }
  },
);

test('every item of an activity has a prompt and an answer, and no answer is asked twice', () => {
  for (const year of SCHEME) {
    for (const [index, week] of year.weeks.entries()) {
      if (week.kind === 'review') continue;
      const { place } = findWeek(year.name, index + 1);
      for (const { items } of activitiesOf(weekActivities(place))) {
        expect(items.filter(({ prompt, answer }) => prompt === '' || answer === '')).toEqual([]);
        expect(new Set(items.map(({ answer }) => answer)).size).toBe(items.length);
      }
    }
  }
});

test('no stretch worksheet asks for pictures to be named, or for what the one before it asked', () => {
  for (const year of SCHEME) {
    const kinds = year.weeks.flatMap((week, index) =>
      week.kind === 'teach'
        ? [weekActivities(findWeek(year.name, index + 1).place).stretch.kind]
        : [],
    );
    expect(kinds).not.toContain('name the picture');
    const repeated = kinds.filter((kind, index) => kind === kinds[index - 1]);
    expect({ year: year.name, repeated }).toEqual({ year: year.name, repeated: [] });
  }
});

test('the stretch worksheet asks for six words, and hardly ever for one that is on the board', () => {
  const again = WEEKS.filter(({ meanings, stretch: { items, onPaper = items } }) => {
    expect(onPaper).toHaveLength(6);
    const onBoard = new Set(meanings.items.map(({ answer }) => answer));
    return onPaper.some(({ answer }) => onBoard.has(answer));
  });
  expect(again.length).toBeLessThanOrEqual(MOST_ASKED_AGAIN);
});

test('of two words that mean nearly the same, only one is asked for by its meaning', () => {
  const chosen = WEEKS.flatMap((week) => activitiesOf(week)).filter(
    ({ kind }) => kind === 'match the meaning' || kind === 'mixed-up meanings',
  );
  expect(chosen.length).toBeGreaterThan(0);
  for (const { items, onPaper = items } of chosen) {
    const answers = onPaper.map(({ answer }) => answer);
    const alike = answers.filter((one) => answers.some((other) => areNearSynonyms(one, other)));
    expect(alike).toEqual([]);
  }
});

test('no word with an apostrophe stands among words to choose from, nor is its mark told', () => {
  const told = WEEKS.flatMap(({ meanings, stretch, onPaper }) =>
    [meanings, stretch, ...onPaper.clues].flatMap(({ kind, items, onPaper: more = items }) =>
      [...items, ...more].filter(
        ({ prompt, answer }) =>
          prompt.includes('apostrophe') ||
          (answer.includes("'") && (kind === 'match the meaning' || kind === 'mixed-up meanings')),
      ),
    ),
  );
  expect(told).toEqual([]);
});

test('hardly any activity on the board has fewer than four items', () => {
  const few = WEEKS.flatMap(activitiesOf).filter(({ items }) => items.length < FEWEST_ON_BOARD);
  expect(few.length).toBeLessThanOrEqual(MOST_SHORT);
});

test('what a word means is asked of words that the board has not just asked, where there are enough', () => {
  const again = WEEKS.flatMap(({ focus, parts, meanings }) => {
    // A partner dictation takes most words of the week, and pictures only what can be drawn.
    if (parts.kind === 'partner dictation' || meanings.kind === 'name the picture') return [];
    const asked = new Set(parts.items.map(({ answer }) => answer));
    const both = meanings.items.filter(({ answer }) => asked.has(answer));
    return both.length > 1 ? [focus] : [];
  });
  expect(again.length).toBeLessThanOrEqual(MOST_ASKED_AGAIN);
});

test('no slide with mistakes has a sentence that the Exit check reads out', () => {
  const withSentence = TAUGHT.flatMap(({ week, activities: { mistakes } }) => {
    const own = new Map(exitWords(week).map(({ word, sentence }) => [word, sentence]));
    return mistakes.items.flatMap(({ prompt, answer }) => {
      const rest = own.get(answer)?.split(new RegExp(`\\b${answer}\\b`, 'u')) ?? [];
      return rest.length > 0 && rest.every((part) => prompt.includes(part)) ? [prompt] : [];
    });
  });
  expect(withSentence).toEqual([]);
});

test('no activity has a sentence of the dictation', () => {
  const dictated = TAUGHT.flatMap(({ week, activities }) =>
    activitiesOf(activities).flatMap(({ items, paragraph }) =>
      // A paragraph has a test of its own, which asks for more.
      paragraph === undefined ? items.flatMap((item) => tellsOneOf(week.dictation, item)) : [],
    ),
  );
  expect(dictated).toEqual([]);
  const item = { prompt: 'A hej ran by the brook.', answer: 'hedge' };
  expect(tellsOneOf(['A hedge ran by the brook.'], item)).toEqual([item.prompt]);
});

/** The prompt, if it is the sentence with another word or a gap where the answer stands. */
function tellsOneOf(sentences: string[], { prompt, answer }: Activity['items'][number]): string[] {
  const isTold = sentences.some((sentence) => {
    const rest = sentence.split(new RegExp(`(?<![\\w'-])${answer}(?![\\w'-])`, 'u'));
    return rest.length > 1 && rest.every((part) => prompt.includes(part));
  });
  return isTold ? [prompt] : [];
}

test('a word of a web shows no more of its letters than tell it from the others', () => {
  const webs = PARTS.filter(({ kind }) => kind === 'word web');
  expect(webs.length).toBeGreaterThan(0);
  for (const { items } of webs) {
    expect(new Set(items.map(({ prompt }) => prompt)).size).toBe(items.length);
    const whole = items.filter(({ prompt }) => (prompt.match(/[a-z]/gu) ?? []).length > 3);
    expect(whole).toEqual([]);
  }
});

test('a root to build from, or to add a part to, is a word that children know', () => {
  const built = PARTS.filter(({ kind }) => kind === 'build from the root');
  expect(built.length).toBeGreaterThan(0);
  const roots = built.flatMap(({ items }) => items.map(({ prompt }) => prompt.replace(' …', '')));
  for (const noWord of ['impractice', 'irreplace', 'illiter', 'posit', 'consci']) {
    expect(roots).not.toContain(noWord);
  }
  const sums = PARTS.flatMap(({ kind, items }) => (kind === 'word sums' ? items : []));
  const strange = /^(?:grot|techn|libr|hid|leg|you) \+ (?!are)|\+ mat \+/u;
  expect(sums.filter(({ prompt }) => strange.test(prompt))).toEqual([]);
});

test('a sum speaks of a prefix only in a week about a prefix', () => {
  const sums = WEEKS.filter(({ parts }) => parts.instruction.includes('prefix'));
  expect(sums.length).toBeGreaterThan(0);
  expect(sums.filter(({ focus }) => !focus.includes('prefix'))).toEqual([]);
});

test('where syllables are counted, at least half of the words have more than one', () => {
  const counted = PARTS.filter(({ kind }) => kind === 'syllables');
  expect(counted.length).toBeGreaterThan(0);
  for (const { items } of counted) {
    const short = items.filter(({ answer }) => answer.endsWith('(1)'));
    expect(short.length).toBeLessThanOrEqual(items.length / 2);
  }
});

test('an apostrophe is not counted among the letters of a rung', () => {
  const { place, week } = findWeek('Year 4', 16);
  if (week.kind === 'review') throw new Error('Week 16 is a week of teaching.');
  const rungs = wordLadder(place, week)?.onPaper ?? [];
  expect(rungs.length).toBeGreaterThanOrEqual(3);
  for (const { prompt, answer } of rungs) {
    expect(prompt).toContain(`, ${answer.replaceAll(/\W/gu, '').length} letters`);
  }
});

function activitiesOf({ parts, meanings, stretch, mistakes }: WeekActivities): Activity[] {
  return [parts, meanings, stretch, mistakes];
}
