import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import type { Activity } from './activity.ts';
import { joinTheHalves } from './join-the-halves.ts';
import { rootAndSuffix } from './root-and-suffix.ts';
import { weekActivities } from './week-activities.ts';
import { isKnownWord } from './whole-root.ts';

const WEEKS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const { place } = findWeek(year.name, index + 1);
    const { parts, onPaper } = weekActivities(place);
    return [{ place, week, all: [parts, ...onPaper.letters] }];
  }),
);

test('halves to join differ, have two letters or more, and make no other word', () => {
  const joins = ofKind('join the halves');
  expect(joins.length).toBeGreaterThan(0);
  for (const { items } of joins) {
    const halves = items.map(({ prompt, answer }) => {
      const first = prompt.replace(' …', '');
      return { answer, first, second: answer.slice(first.length) };
    });
    for (const part of ['first', 'second'] as const) {
      expect(new Set(halves.map((one) => one[part])).size).toBe(halves.length);
      expect(halves.filter((one) => one[part].length < 2)).toEqual([]);
    }
    const others = halves.flatMap(({ first, answer }) =>
      halves.map(({ second }) => first + second).filter((word) => word !== answer),
    );
    expect(others.filter(isKnownWord)).toEqual([]);
  }
});

test('no word of a week about prefixes, endings or roots is cut between syllables', () => {
  const aboutParts = WEEKS.filter(({ week }) => /prefix|suffix|adding|root/u.test(week.focus));
  expect(aboutParts.length).toBeGreaterThan(0);
  expect(aboutParts.filter(({ place, week }) => joinTheHalves(place, week))).toEqual([]);
});

test('a sum hides what the week is about: a sound stands between slashes, an apostrophe nowhere', () => {
  const sums = ofKind('word sums');
  const sounds = sums.filter(({ title }) => title === 'Sound sums').flatMap(({ items }) => items);
  expect(sounds.length).toBeGreaterThan(0);
  expect(sounds.filter(({ prompt }) => !/\/[a-z]+\//u.test(prompt))).toEqual([]);
  expect(sums.flatMap(({ items }) => items).filter(({ prompt }) => prompt.includes("'"))).toEqual(
    [],
  );
});

test('a part that a prefix or an ending is added to is a word: there is no val in interval', () => {
  const early = WEEKS.filter(({ place }) => /[23]$/u.test(place.year.name));
  const sums = early.flatMap(({ all }) =>
    all.filter(({ title }) => title === 'Word sums').flatMap(({ items }) => items),
  );
  expect(sums.length).toBeGreaterThan(0);
  const strange = sums.filter(({ prompt }) => !prompt.split(/ \+ | =/u).some(isKnownWord));
  expect(strange).toEqual([]);
  expect(rootAndSuffix('hopping')).toEqual({ letters: 'hopp', root: 'hop', suffix: 'ing' });
  expect(rootAndSuffix('happiest')).toEqual({ letters: 'happi', root: 'happy', suffix: 'est' });
  expect(rootAndSuffix('silently')?.root).not.toBe('silen');
});

test('sums in which a root changes come before those in which nothing does', () => {
  const changes = ofKind('word sums').map(({ items }) =>
    items.map(({ reason = '' }) => reason.startsWith('Look')),
  );
  expect(changes.some((one) => one.includes(true))).toBe(true);
  const late = changes.filter((one) => one.some((is, index) => is && one[index - 1] === false));
  expect(late).toEqual([]);
});

test('of the words of which letters are missing, two at most lack the same', () => {
  const gaps = ofKind('missing letters').map(({ items }) =>
    items.map(({ prompt, answer }) => {
      const [clue = ''] = prompt.replaceAll('\u200A', '').split(':');
      expect(clue).not.toMatch(/['-]/u);
      return answer
        .split('')
        .filter((_, index) => clue[index] === '_')
        .join('');
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  const copied = gaps.filter((ofWeek) =>
    ofWeek.some((gap) => ofWeek.filter((other) => other === gap).length > 2),
  );
  expect(copied).toEqual([]);
});

test('words to write from memory are six, of six letters or more', () => {
  const remembered = ofKind('from memory');
  expect(remembered.length).toBeGreaterThan(0);
  for (const { items } of remembered) {
    expect(items).toHaveLength(6);
    expect(items.filter(({ prompt }) => prompt.length < 6)).toEqual([]);
  }
});

test('where one ending is offered, nobody is asked which one fits', () => {
  const built = ofKind('build from the root');
  const single = built.filter(({ bank = [] }) => bank.length === 1);
  expect(single.length).toBeGreaterThan(0);
  expect(
    single.filter(({ title, instruction }) => /right|fits/u.test(title + instruction)),
  ).toEqual([]);
});

test('weeks about owners ask for an apostrophe that nothing shows', () => {
  const items = ofKind('owners').flatMap((activity) => activity.items);
  expect(items.length).toBeGreaterThan(0);
  expect(
    items.filter(({ prompt, answer }) => prompt.includes("'") || !answer.includes("'")),
  ).toEqual([]);
});

function ofKind(kind: Activity['kind']): Activity[] {
  return WEEKS.flatMap(({ all }) => all.filter((activity) => activity.kind === kind));
}
