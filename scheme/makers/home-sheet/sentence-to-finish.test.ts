import { expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { entryOf } from '../../words/words.ts';
import { findWeek } from '../week-place.ts';
import { practiceWords } from '../words/practice-words.ts';
import { hasWord } from '../worksheet/has-word.ts';
import { MORE_SENTENCES, SENTENCES, sentencesToFinish, SHORT_LIST } from './sentence-to-finish.ts';

const FEWEST_MORE = Math.min(...MORE_SENTENCES);

test.each(SCHEME)('no sentence to finish comes twice in $name', (year) => {
  const beginnings = weeksOf(year).flatMap((week) => week.beginnings);
  expect(beginnings.filter((one, index) => beginnings.indexOf(one) !== index)).toEqual([]);
});

test.each(SCHEME)('every home sheet of $name has as many as it has room for', (year) => {
  const few = weeksOf(year).filter(
    ({ words, beginnings }) =>
      beginnings.length < (words.length <= SHORT_LIST ? FEWEST_MORE : SENTENCES),
  );
  expect(few.map(({ name }) => name)).toEqual([]);
});

test.each(SCHEME)('each in $name has a word of its week, and no end', (year) => {
  const wrong = weeksOf(year).flatMap(({ words, beginnings }) =>
    beginnings.filter(
      (beginning) => /[.?!]$/u.test(beginning) || words.every((word) => !hasWord(beginning, word)),
    ),
  );
  expect(wrong).toEqual([]);
});

/** 'We stood on the bridge …' could end there: of this kind a word has a starter of its own. */
test('a sentence is cut only where more has to follow', () => {
  const ofBridge = entryOf('bridge');
  expect(ofBridge.sentence).toBe('We stood on the bridge and looked down at the boats.');
  const { place, week } = findWeek('Year 2', 1);
  const beginnings = week.kind === 'teach' ? sentencesToFinish(place, week, SENTENCES) : [];
  expect(beginnings).toContain(ofBridge.starter);
  const couldEnd = SCHEME.flatMap(weeksOf).flatMap(({ words, beginnings: ofWeek }) =>
    words
      .map((word) => entryOf(word))
      .filter(({ sentence, starter }) =>
        ofWeek.some((one) => one !== starter && isBeforeLittleWord(one, sentence)),
      )
      .map(({ sentence }) => sentence),
  );
  expect(couldEnd).toEqual([]);
});

function isBeforeLittleWord(beginning: string, sentence: string): boolean {
  return (
    sentence.startsWith(`${beginning} `) &&
    /^(?:and|at|before|by|for|from|in|of|on|so|than|that|to|until|when|while|with)\b/u.test(
      sentence.slice(beginning.length + 1),
    )
  );
}

function weeksOf(year: SchoolYear) {
  return year.weeks.flatMap((_, index) => {
    const { place, week } = findWeek(year.name, index + 1);
    if (week.kind === 'review') return [];
    return [
      {
        name: place.name,
        words: practiceWords(week).map(({ notation }) => plainWord(notation)),
        beginnings: sentencesToFinish(place, week, Math.max(...MORE_SENTENCES)),
      },
    ];
  });
}
