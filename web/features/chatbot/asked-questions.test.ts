import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseFaq } from '../faq/index.ts';
import blindQuestions from './blind-questions.json';
import freshQuestions from './fresh-questions.json';
import { replyTo } from './reply-to.ts';
import tunedQuestions from './tuned-questions.json';

interface AskedQuestion {
  question: string;
  /** Questions of the FAQ that answer it, or `nothing` where the FAQ has no answer. */
  acceptable: readonly string[];
}

const NOTHING = 'nothing';
/** The assistant was tuned on these, so they only show that nothing has got worse. */
const TUNED: readonly AskedQuestion[] = tunedQuestions;
/** Written by somebody who did not know the assistant. No answer was fitted to them; the bars of confidence were chosen with their score in view. */
const BLIND: readonly AskedQuestion[] = blindQuestions;
/** Tried once, after the bars were chosen: what to expect of questions that nobody has seen. */
const FRESH: readonly AskedQuestion[] = freshQuestions;

const knowledge = {
  faq: readFileSync('web/public/md/faq.md', 'utf8'),
  conversation: readFileSync('web/public/md/conversation.md', 'utf8'),
};

test.each([
  { name: 'it was tuned on', asked: TUNED, missed: 0, wrong: 0 },
  { name: 'it was not tuned on', asked: BLIND, missed: 0.14, wrong: 0.03 },
  { name: 'it had never met', asked: FRESH, missed: 0.3, wrong: 0.07 },
])('of the questions $name, at most $missed get no good answer and $wrong a wrong one', (goal) => {
  const { missed, wrong } = scoreAnswers(goal.asked);
  const isAtMost = (share: number) => (list: readonly string[]) =>
    list.length <= share * goal.asked.length;

  expect(missed).toSatisfy(isAtMost(goal.missed));
  expect(wrong).toSatisfy(isAtMost(goal.wrong));
});

test('every acceptable answer is in the FAQ', () => {
  const known = [NOTHING, ...parseFaq(knowledge.faq).map(({ question }) => question)];

  for (const { acceptable } of [...TUNED, ...BLIND, ...FRESH]) {
    expect(acceptable).not.toHaveLength(0);
    expect(known).toEqual(expect.arrayContaining([...acceptable]));
  }
});

/** The questions without a good answer, and those of them with a wrong one. */
function scoreAnswers(asked: readonly AskedQuestion[]) {
  const failed = asked
    .map(({ question, acceptable }) => {
      const given = replyTo(question, knowledge).reply.question ?? NOTHING;
      return { given, isGood: acceptable.includes(given), line: `${question} -> ${given}` };
    })
    .filter(({ isGood }) => !isGood);
  return {
    missed: failed.map(({ line }) => line),
    wrong: failed.filter(({ given }) => given !== NOTHING).map(({ line }) => line),
  };
}
