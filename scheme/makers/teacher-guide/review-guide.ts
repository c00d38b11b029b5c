import type { ReviewWeek } from '../../week.ts';
import type { Block } from '../paper/flowing.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import { reviewSlides } from '../slides/review-deck.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { wordsByRule } from '../words/check-words.ts';
import { keyStageOf } from '../words/key-stage.ts';
import { asSpoken } from '../words/gap-sentence.ts';
import { revisitWords } from '../words/returning-words.ts';
import { reviewSteps } from '../words/review-steps.ts';
import { reviewForm } from '../worksheet/review-form.ts';
import { REVIEW_EXIT_CUE } from './exit-cue.ts';
import { scriptBlocks, sessionBlocks } from './guide-blocks.ts';
import { reviewLevels } from './level-parts.ts';
import { type TimedStep, withinMinutes } from './timed-steps.ts';

const GAP_ADVICE =
  'Two slips by a child in one week: teach that rule to the child again; by half of the class: to all. By heart: a card to take home.';

/** What is left of a quarter of an hour after the minute of talk, a half of it, what part C takes, and a short teaching beside it. */
const MINUTES = { whole: 14, half: 7, partC: 4, shortly: 4 } as const;

export function reviewGuide(place: WeekPlace, week: ReviewWeek): Block[] {
  const { notes, check, passage } = week;
  return [
    { kind: 'heading', text: 'Five sessions of 15 minutes, each with a minute of talk first' },
    ...reviewSessions(place, week),
    { kind: 'text', label: 'Curriculum', content: requirementOf(place) },
    { kind: 'heading', text: 'Say and watch for' },
    { kind: 'text', label: 'Say', content: notes.say },
    { kind: 'text', label: 'Watch for', content: notes.watchFor },
    { kind: 'text', label: 'Support', content: notes.support },
    { kind: 'text', label: 'Stretch', content: notes.stretch },
    { kind: 'text', label: 'Answer', content: notes.stretchAnswer },
    { kind: 'heading', text: 'Which week a slip belongs to' },
    ...wordsByRule(week, reviewedWeeks(place, week)).map(({ label, focus, words }): Block => ({
      kind: 'text',
      label,
      content: `${focus} ${words.map(({ number, word }) => `${number}\u00A0${word}`).join(', ')}.`,
    })),
    { kind: 'text', label: 'Gap grid', content: GAP_ADVICE },
    REVIEW_EXIT_CUE,
    { kind: 'heading', text: 'Script: the check (word, sentence, word)' },
    ...scriptBlocks(check.map(asSpoken)),
    { kind: 'heading', text: 'Script: the passage, a sentence at a time' },
    { kind: 'text', content: passage.join(' ') },
    { kind: 'heading', text: 'Script: words from before' },
    ...scriptBlocks(revisitWords(place)),
  ];
}

function requirementOf({ year }: WeekPlace): string {
  return `A check like the ${keyStageOf(year.name)} spelling paper, and a dictated passage.`;
}

function reviewSessions(place: WeekPlace, week: ReviewWeek): Block[] {
  const slides = reviewSlides(place, week);
  const steps = reviewSteps(week.notes);
  const form = reviewForm(place);
  const told: Record<keyof typeof REVIEW_SESSIONS, TimedStep[]> = {
    check: [
      ...withinMinutes(steps.check, MINUTES.whole),
      { text: 'About twelve seconds a word. Worksheet, part A. Stretch: the same.' },
    ],
    mark: withPartC(form !== 'grid', (minutes) => withinMinutes(steps.mark, minutes)),
    passage: [...withinMinutes(steps.passage, MINUTES.whole), { text: 'Worksheet, part B.' }],
    rules: withPartC(form === 'grid', (minutes) => {
      const beside = minutes === MINUTES.whole ? MINUTES.half : MINUTES.shortly;
      const again = steps.rules.length === 0 ? minutes : beside;
      return [
        ...withinMinutes(steps.rules, minutes - again),
        {
          text: 'Teach again the rule that is needed; read the others together.',
          minutes: again,
        },
      ];
    }),
    before: [
      {
        text: 'Read ten words; children write and check.',
        minutes: steps.before.length === 0 ? MINUTES.whole : MINUTES.half,
      },
      ...withinMinutes(steps.before, MINUTES.half),
    ],
  };
  return sessionBlocks(REVIEW_SESSIONS, slides, { steps: told, levels: reviewLevels(place, week) });
}

/** The steps of a session in the minutes that part C of the worksheet leaves, where it is done there. */
function withPartC(hasPartC: boolean, steps: (minutes: number) => TimedStep[]): TimedStep[] {
  if (!hasPartC) return steps(MINUTES.whole);
  return [
    ...steps(MINUTES.whole - MINUTES.partC),
    { text: 'Worksheet, part C.', minutes: MINUTES.partC },
  ];
}
