import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { journeyAnswers, journeyToMatch } from './journey-section.ts';

const JOURNEYS = SCHEME.flatMap(({ weeks }) =>
  weeks.flatMap((week) => {
    const journey = week.kind === 'teach' ? journeyToMatch(week) : undefined;
    return journey === undefined ? [] : [journey];
  }),
);

test('the letters lead from each form to its meaning, and are not in the order of the numbers', () => {
  expect(JOURNEYS).toHaveLength(60);
  for (const journey of JOURNEYS) {
    const letters = journeyAnswers(journey).split('; ');
    const meanings = letters.map(
      (answer) => journey.meanings.find(({ letter }) => answer.endsWith(letter))?.meaning,
    );
    expect(meanings).toEqual(journey.steps.map(({ meaning }) => meaning));
    expect(letters[0]).not.toMatch(/a$/u);
  }
});

test('a journey asks for one thing in a line, and its model answer is more than the question', () => {
  for (const { question, answer } of JOURNEYS) {
    expect(question).toMatch(/^(?:Write [^.?!]+\.|[^.?!]+\?)$/u);
    expect(question.length).toBeLessThanOrEqual(75);
    expect(answer).toMatch(/\.$/u);
    expect(question).not.toContain(answer);
  }
});

test('under a journey there are five kinds of task, none in two weeks running', () => {
  const kinds = JOURNEYS.map(({ question }) => kindOf(question));
  for (const kind of ['entry', 'tip', 'sentence', 'odd one out', 'question']) {
    expect(kinds.filter((one) => one === kind).length).toBe(JOURNEYS.length / 5);
  }
  expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([]);
});

function kindOf(question: string): string {
  const [, kind] = /^Write (?:a|one) (?:dictionary )?(entry|tip|sentence)\b/u.exec(question) ?? [];
  return kind ?? (/^Which .*: .* or /u.test(question) ? 'odd one out' : 'question');
}

test('no two forms of a journey mean the same, in the same words or in others', () => {
  const double = JOURNEYS.flatMap(({ steps }) =>
    steps.flatMap((step, index) =>
      steps
        .slice(index + 1)
        .filter((later) => ideasOf(step) === ideasOf(later))
        .map((later) => `${step.form}: ${step.meaning}; ${later.form}: ${later.meaning}`),
    ),
  );
  expect(double).toEqual([]);
});

test('notes tell the same where other words say as much, but not a verb and its noun', () => {
  const ideas = (meaning: string): string => ideasOf({ form: 'form', meaning });
  expect(ideas('of great value')).toBe(ideas('worth a high price'));
  expect(ideas('able to be seen')).toBe(ideas('that you can see'));
  expect(ideas('to hunt')).not.toBe(ideas('a hunt'));
  expect(ideas('to carry')).not.toBe(ideas('to carry across'));
});

/** What notes once told in two ways, so that children could not tell them apart. */
const SAME_IDEAS = [
  ['able', 'can'],
  ['great', 'high', 'deal'],
  ['value', 'worth', 'price'],
  ['harm', 'harmless'],
  ['see', 'seen'],
  ['hear', 'heard', 'loud'],
  ['strengthen', 'strong'],
  ['freedom', 'permission'],
  ['forward', 'on'],
  ['judgement', 'judging'],
  ['good', 'lucky'],
  ['chance', 'moment'],
  ['remember', 'mind'],
];
const SMALL_WORDS = new Set(
  'a,an,the,to,of,in,that,you,your,be,being,is,it,its,and,or,with,do,doing,no,make,something,come,know'.split(
    ',',
  ),
);

/** Its words that matter, and whether it tells what something is, does or is like. */
function ideasOf({ form, meaning }: { form: string; meaning: string }): string {
  const [, kind = ''] = /^(to|an?|the|something|someone)\b/u.exec(meaning) ?? [];
  const words = meaning.match(/[a-zæ-]+/gu) ?? [];
  const ideas = words.filter((word) => !SMALL_WORDS.has(word)).map(ideaOf);
  const isOfParts = form.includes(',');
  return [isOfParts ? 'parts' : kind, ...new Set(ideas.toSorted())].join(' ');
}

function ideaOf(word: string): string {
  return SAME_IDEAS.find((words) => words.includes(word))?.[0] ?? word;
}
