import { expect, test } from 'vitest';
import { wordsOf } from '../known-words.ts';
import { capitalised } from '../makers/words/capitalised.ts';
import { SCHEME } from '../scheme.ts';
import type { TeachingWeek, Week } from '../week.ts';
import { WORDS } from '../words/words.ts';

interface SentenceFor {
  word: string;
  sentence: string;
  where: string;
}

const OLDEST = new Set(['Year 5', 'Year 6']);

test('a word is asked in a sentence that tells another story each time', () => {
  const asked = SCHEME.flatMap(({ name, weeks }) =>
    weeks.flatMap((week, index) =>
      gapSentencesOf(week).map((gap): SentenceFor => {
        const word = /\{(.+)\}/u.exec(gap)?.[1]?.toLowerCase() ?? '';
        return { word, sentence: gap, where: `${name}, week ${index + 1}` };
      }),
    ),
  );
  const read = [...WORDS].map(([word, { sentence }]) => ({
    word: word.toLowerCase(),
    sentence,
    where: 'word list',
  }));
  const all = [...read, ...asked];
  const retold = asked
    .filter(({ where }) => OLDEST.has(where.slice(0, 'Year 5'.length)))
    .flatMap((one) =>
      all
        .filter((other) => other !== one && other.word === one.word && isRetold(one, other))
        .map((other) => `${one.where}: ${one.sentence} (${other.where}: ${other.sentence})`),
    );
  expect(retold).toEqual([]);
});

test('in a row about meaning no other word stands apart by its ending', () => {
  const double = teachingWeeks().flatMap(({ where, week: { puzzle } }) => {
    if (puzzle.kind === 'sort') return [];
    return puzzle.rows.flatMap(({ words, odd }) =>
      words
        .filter((word) => word !== odd && !NAMES_THE_CLUE.test(puzzle.prompt))
        .filter((word) => standsApart(word, words))
        .map((word) => `${where}: ${word} as well as ${odd}`),
    );
  });
  expect(double).toEqual([]);
});

test('a title begins with a word or a sound, so that it reads on after its week', () => {
  const titles = teachingWeeks().map(({ week }) => capitalised(week.focus));
  // Teachers search for 'ough', which finds the titles that begin with it first.
  expect(titles.filter((title) => !/^(?:[A-Z/]|ough )/u.test(title))).toEqual([]);
});

test('every week follows a word from its oldest form to the one of today', () => {
  const journeys = teachingWeeks().map(({ where, week: { origin } }) => {
    const steps = origin.journey ?? [];
    const forms = steps.map(({ form }) => form);
    const [last] = steps.slice(-1);
    return {
      where,
      steps: steps.length === 3 || steps.length === 4,
      arrives: last?.form === origin.word && last.from === 'English',
      languages: steps.every(({ from }) => LANGUAGES.has(from)),
      moves: new Set(steps.map(({ form, from }) => `${from} ${form}`)).size === forms.length,
    };
  });
  const good = { steps: true, arrives: true, languages: true, moves: true };
  expect(journeys).toEqual(teachingWeeks().map(({ where }) => ({ where, ...good })));
});

const LANGUAGES = new Set(
  'Greek,Latin,Old English,Old French,French,Italian,Dutch,English'.split(','),
);

/** Without its hyphen each of these is another word, and right in another sentence. */
const OTHER_WORDS = new Set(['recover', 'reform', 'resent', 'resign']);

test('a mistake with a hyphen is no other word, since it may be shown with no sentence', () => {
  const right = teachingWeeks()
    .flatMap(({ week }) => week.mistakes)
    .filter(({ wrong }) => OTHER_WORDS.has(wrong) || wrong.includes(' '));
  expect(right).toEqual([]);
});

/** A prompt such as 'In which word does ough make a different sound?' leaves one thing to look at. */
const NAMES_THE_CLUE = /sound|root|prefix|stressed/u;

const LEAST_COMMON = 3;

/** Whether two sentences share half of what they tell, the word itself and the small words left out. */
function isRetold(one: SentenceFor, other: SentenceFor): boolean {
  const [first, second] = [contentOf(one), contentOf(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  const shorter = Math.min(first.size, second.size);
  return common >= LEAST_COMMON && common / shorter >= 1 / 2;
}

const SMALL_WORDS = new Set(
  wordsOf(
    'a an the of to in on at is are was were it its and or for we i you he she they my our your his her their that this with as be so has have had not but by from if when will can up out',
  ),
);

function contentOf({ word, sentence }: SentenceFor): Set<string> {
  return new Set(wordsOf(sentence).filter((one) => one !== word && !SMALL_WORDS.has(one)));
}

/** Whether the other three have an ending of two letters or more in common that this word has not. */
function standsApart(word: string, words: string[]): boolean {
  const [first = '', ...rest] = words.filter((other) => other !== word);
  const ending = first.slice(-2);
  return rest.every((other) => other.endsWith(ending)) && !word.endsWith(ending);
}

function gapSentencesOf(week: Week): string[] {
  return week.kind === 'teach' ? week.missingWords : week.check;
}

function teachingWeeks(): { where: string; week: TeachingWeek }[] {
  return SCHEME.filter(({ name }) => OLDEST.has(name)).flatMap(({ name, weeks }) =>
    weeks.flatMap((week, index) =>
      week.kind === 'teach' ? [{ where: `${name}, week ${index + 1}`, week }] : [],
    ),
  );
}
