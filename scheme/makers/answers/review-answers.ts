import type { ReviewWeek, TeachingWeek } from '../../week.ts';
import { reviewCrossword } from '../activities/week-crossword.ts';
import type { Block } from '../paper/flowing.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { wordsByRule } from '../words/check-words.ts';
import { withWord } from '../words/gap-sentence.ts';
import { learntBesideRule } from '../words/keeping-to-rule.ts';
import { reviewForm } from '../worksheet/review-form.ts';
import { ruleTask } from '../worksheet/rule-rows-section.ts';
import { supportNumbers } from '../worksheet/support-words.ts';
import { crosswordAnswers } from './crossword-answers.ts';

export function reviewAnswers(place: WeekPlace, week: ReviewWeek): Block[] {
  const numbers = supportNumbers(week);
  const crossword = reviewCrossword(place, week);
  return [
    { kind: 'heading', text: 'Worksheet: one mark for each word with every letter right' },
    ...week.check.map((sentence, index): Block => ({
      kind: 'text',
      label: String(index + 1),
      content: withWord(sentence),
    })),
    { kind: 'heading', text: 'The passage' },
    { kind: 'text', content: week.passage.join(' ') },
    ...ruleBlocks(place, week),
    ...inBooksBlocks(week),
    { kind: 'heading', text: 'Worksheet support and Worksheet stretch' },
    ...(crossword === undefined ? [] : [crosswordAnswers('Crossword', crossword)]),
    {
      kind: 'text',
      content: `Support has sentences ${numbers.join(', ')} of the check. Children's own sentences will vary: each needs its word, spelt correctly and used in its own sense.`,
    },
    {
      kind: 'text',
      label: `${crossword === undefined ? 'C' : 'D'}  Further`,
      content: week.notes.stretchAnswer,
    },
  ];
}

/** The task that the guide has for session 4. */
function inBooksBlocks({ inBooks }: ReviewWeek): Block[] {
  if (inBooks === undefined) return [];
  return [
    { kind: 'heading', text: 'Session 4, in books' },
    { kind: 'text', content: inBooks.answer },
  ];
}

/** Where part C asks for them, the words that a pattern explains under its week, and those learnt by heart. */
function ruleBlocks(place: WeekPlace, week: ReviewWeek): Block[] {
  if (reviewForm(place) !== 'grid') return [];
  const weeks = reviewedWeeks(place, week);
  return [
    { kind: 'heading', text: `${ruleTask(weeks).heading} (part C)` },
    ...wordsByRule(week, weeks).map(({ label, focus, words }): Block => ({
      kind: 'text',
      label,
      content: `${focus} ${words.map(({ word }) => word).join(', ')}.${otherPlace(focus)}${exceptions(
        weeks.find(({ number }) => label === `Week ${number}`)?.week,
        words.map(({ word }) => word),
      )}`,
    })),
  ];
}

/** 'Not by the rule: seize.' */
function exceptions(week: TeachingWeek | undefined, words: string[]): string {
  const learnt = week === undefined ? new Set() : learntBesideRule(week);
  const found = words.filter((word) => learnt.has(word));
  return found.length === 0 ? '' : ` Not by the rule, but learnt there: ${found.join(', ')}.`;
}

/** A week that mixes endings explains its words no better than the week of the ending itself. */
function otherPlace(focus: string): string {
  return focus.startsWith('Mixed ') ? ' Also right under the week of their own ending.' : '';
}
