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

test('no two forms of a journey mean the same', () => {
  const double = JOURNEYS.filter(
    ({ steps }) => new Set(steps.map(({ meaning }) => meaning)).size < steps.length,
  );
  expect(double).toEqual([]);
});
