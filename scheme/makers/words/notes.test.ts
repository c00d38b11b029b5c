import { expect, test } from 'vitest';
import { taughtIn, wordsOf } from '../../known-words.ts';
import { SCHEME } from '../../scheme.ts';
import type { TeachingWeek } from '../../week.ts';
import { exitWords } from './exit-words.ts';
import { stepsBySession } from './session-steps.ts';

const WEEKS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ week, name: `${year.name}, week ${index + 1}` }] : [],
  ),
);

/** Which words a Revisit slide has is decided by a schedule, so no note can count on a word or a kind of word. */
const CLAIM =
  /eight words,? (?:with|among|including|at least|one|two|three|several|picked|chosen)\b/u;
/** The slide has its five words already. */
const OWN_CHOICE = /own choice|their own|choose five|hold up a/u;

test.each(WEEKS)('$name: the Exit step names no word that the Exit slide lacks', ({ week }) => {
  const exit = new Set(exitWords(week).map(({ word }) => word));
  const taught = new Set(taughtIn(week));
  const named = exitTexts(week).flatMap(wordsOf);
  expect(named.filter((word) => taught.has(word) && !exit.has(word))).toEqual([]);
});

test.each(WEEKS)('$name: the words of the Exit slide are words of the week', ({ week }) => {
  const taught = new Set(taughtIn(week));
  expect(exitWords(week).filter(({ word }) => !taught.has(word))).toEqual([]);
  expect(exitTexts(week).filter((text) => OWN_CHOICE.test(text))).toEqual([]);
});

test.each(WEEKS)('$name: the Revisit step does not say which words the slide has', ({ week }) => {
  const revisit = week.notes.steps.filter(({ text }) => text.startsWith('Revisit'));
  expect(revisit.filter(({ text }) => CLAIM.test(text))).toEqual([]);
});

test.each(WEEKS)('$name: each step of the notes belongs to one session', ({ week }) => {
  const steps = stepsBySession(week.notes);
  const teach = textsOf(steps.teach);
  const practise = textsOf(steps.practise);
  const apply = textsOf(steps.apply);
  const check = textsOf(steps.check);
  expect(check).toHaveLength(1);
  expect(apply.some((text) => text.startsWith('Dictation'))).toBe(true);
  expect([...teach, ...practise].filter((text) => /dictation|exit check/iu.test(text))).toEqual([]);
  expect(apply.filter((text) => /\blearn\b|exit check/iu.test(text))).toEqual([]);
  expect(teach.filter((text) => /^(?:words in|groups|sort|odd one out)\b/iu.test(text))).toEqual(
    [],
  );
  expect(check.filter((text) => /\bmend\b|\bfix\b|\blearn\b/iu.test(text))).toEqual([]);
});

/** From 'exit check' to the end of the step. */
function exitTexts({ notes }: TeachingWeek): string[] {
  return notes.steps.flatMap(({ text }) => /exit check.*/iu.exec(text) ?? []);
}

function textsOf(steps: { text: string }[]): string[] {
  return steps.map(({ text }) => text);
}
