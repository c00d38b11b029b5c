import { expect, test } from 'vitest';
import { wordsOf } from './known-words.ts';
import { exitWords } from './makers/words/exit-words.ts';
import { SCHEME } from './scheme.ts';

const WEEKS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ week, where: `${year.name}, week ${index + 1}` }] : [],
  ),
);

/** Whatever else the teacher might read out in the place of word, sentence, word. */
const OTHER_SCRIPT =
  /\byou (?:say|give|describe)\b|: say\b|\bword sums\b|\bas sums\b|\bnouns from\b|\bwrite only\b|\bwith a gap\b/u;

test('the Exit step reads out the five words of its script, and nothing in their place', () => {
  const faults = WEEKS.flatMap(({ week, where }) => {
    const [, told = ''] = /^Exit check: (.*)$/u.exec(week.notes.steps.at(-1)?.text ?? '') ?? [];
    const named = new Set(wordsOf(told));
    const words = exitWords(week).map(({ word }) => word.toLowerCase());
    const readsThem = told.startsWith('five words') || words.every((word) => named.has(word));
    return readsThem && !OTHER_SCRIPT.test(told) ? [] : [`${where}: ${told}`];
  });
  expect(faults).toEqual([]);
});

// Part B of the worksheet writes the words in another way from week to week.
test('no step of the notes has a way of its own to write the words', () => {
  const own = WEEKS.filter(({ week }) =>
    week.notes.steps.some(({ text }) => /\bcover, write\b|look, say|look, cover/iu.test(text)),
  );
  expect(own.map(({ where }) => where)).toEqual([]);
});

// The last page of session 4 mends mistakes in some weeks and chooses between spellings in others.
test('no step of the notes asks to mend mistakes where there may be none to mend', () => {
  const mending = WEEKS.filter(({ week }) =>
    week.notes.steps.some(({ text }) =>
      /^(?:Fix|Find and fix|Mend|Spot and fix)\b.*(?:errors|mistakes)/u.test(text),
    ),
  );
  expect(mending.map(({ where }) => where)).toEqual([]);
});

// The guide names that page itself, with its minutes.
test('no step of the notes tells of the page of mistakes in session 4', () => {
  const telling = WEEKS.filter(({ week }) =>
    week.notes.steps.some(({ text }) => /^Mistakes\b/u.test(text)),
  );
  expect(telling.map(({ where }) => where)).toEqual([]);
});

test('no step of the notes needs a text that is nowhere printed', () => {
  const needing = WEEKS.filter(({ week }) =>
    week.notes.steps.some(({ text }) => /\ba (?:short )?(?:text|paragraph|passage)\b/u.test(text)),
  );
  expect(needing.map(({ where }) => where)).toEqual([]);
});

/** 'Read ten short sentences', 'Do eight': words to read out that a teacher would have to think of. */
const UNNAMED =
  /\b(?:read(?: out)?|say|call(?: out)?) (?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)\b|\bdo (?:six|seven|eight|nine|ten)(?: more)?[. ](?!word sums)|\bslip in\b/iu;

/** 'Call a root word', 'six word sums', 'five more root words', 'other ch words', 'root cards': things to give that stand nowhere. */
const NOWHERE = [
  /\b(?:call a root word|you say a word|you say the root|call other)\b/iu,
  /\b(?:two|three|four|five|six|eight|ten) (?:word sums|more root words|spoken sentences|words with (?:a or|ei))\b/iu,
  /\b(?:with \w+|hold up root|verb|picture|prefix and root|meaning) cards\b|\bsound labels\b|\bother \w+ words\b/iu,
  /\bsay (?:\w+, )+\w+ and \w+ in sentences\b|\btwo homophones of last week\b/iu,
];
/** Sentences that children make up. */
const OWN = /\bask for .* in two spoken sentences\b/iu;

test('what a step tells the teacher to give is named in it', () => {
  const faults = SCHEME.flatMap(({ name, weeks }) =>
    weeks.flatMap(({ notes }, index) =>
      notes.steps
        .map(({ text }) => text)
        .filter((text) => NOWHERE.some((one) => one.test(text)) && !OWN.test(text))
        .map((text) => `${name}, week ${index + 1}: ${text}`),
    ),
  );
  expect(faults).toEqual([]);
});

test('a step that has words or sentences read out names them', () => {
  const steps = SCHEME.flatMap(({ name, weeks }) =>
    weeks.flatMap(({ notes }, index) =>
      notes.steps.map(({ text }) => ({ where: `${name}, week ${index + 1}`, text })),
    ),
  );
  expect(steps.length).toBeGreaterThan(WEEKS.length);
  const unnamed = steps.filter(({ text }) => UNNAMED.test(text));
  expect(unnamed.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});

/** Of the weeks of a year, how many may open the dictation or the words to know by heart in the same way. */
const MOST_ALIKE = 10;
const WORDS_ALIKE = 5;

test.each(SCHEME)(
  'dictation and words to know by heart are not told alike all through $name',
  (year) => {
    const openings = year.weeks.flatMap(({ notes }) => {
      const steps = notes.steps.filter(({ text }) => /^(?:Dictation|Learn|By heart)\b/u.test(text));
      return [...new Set(steps.flatMap(({ text }) => runsOf(wordsOf(text))))];
    });
    const often = openings.filter((run) => countOf(openings, run) > MOST_ALIKE);
    expect([...new Set(often)]).toEqual([]);
  },
);

function runsOf(words: string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - WORDS_ALIKE + 1))
    .map((_, start) => words.slice(start, start + WORDS_ALIKE).join(' '));
}

function countOf(list: string[], wanted: string): number {
  return list.filter((one) => one === wanted).length;
}
