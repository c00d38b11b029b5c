import type { ReviewWeek } from '../../week.ts';
import type { Block } from '../paper/flowing.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import { IN_BOOKS } from '../slides/in-books-slide.ts';
import { reviewSlides } from '../slides/review-deck.ts';
import type { Slide } from '../slides/slide.ts';
import { reviewedWeeks, type WeekPlace, WEEKS_IN_HALF_TERM } from '../week-place.ts';
import { wordsByRule } from '../words/check-words.ts';
import { asSpoken } from '../words/gap-sentence.ts';
import { revisitWords } from '../words/returning-words.ts';
import { reviewSteps } from '../words/review-steps.ts';
import { reviewForm } from '../worksheet/review-form.ts';
import { REVIEW_EXIT_CUE } from './exit-cue.ts';
import { scriptBlocks, sessionBlocks } from './guide-blocks.ts';
import { reviewLevels } from './level-parts.ts';
import { type TimedStep, withinMinutes } from './timed-steps.ts';

const GAP_ADVICE =
  'In the Year pack. Two slips by a child in one week: teach that rule again; by half of the class: to all. By heart: a card to take home.';

const ONCE_MORE = 'Worksheet, part A: each slip again under Once more.';
const FIRST_SENTENCES = 'All write the first three sentences; the rest is for those who are ready.';
const LONG_PASSAGE = 40;

/** None of them needs a sheet. */
const LAST_TASKS = [
  'In books: a sentence for each missed or hard word.',
  'Partners test each other on five hard words.',
  'Children write a tip for two hard words and share it.',
] as const;

/** What is left of a quarter of an hour after the minute of talk, a half of it, what part C or a task in books takes, and a short teaching beside it. */
const MINUTES = { whole: 14, half: 7, written: 4, again: 4 } as const;

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

/** What the programme of study asks of spelling in these years beside its lists. */
function requirementOf({ year }: WeekPlace): string {
  const written = 'write from memory dictated sentences with the words taught so far.';
  if (year.name === 'Year 2') return `Year 2: ${written}`;
  return ['Year 3', 'Year 4'].includes(year.name)
    ? `Years 3 and 4: ${written}`
    : 'Years 5 and 6: spell with the help of word parts and origins; learn other words.';
}

function reviewSessions(place: WeekPlace, week: ReviewWeek): Block[] {
  const slides = reviewSlides(place, week);
  const steps = reviewSteps(week.notes);
  const form = reviewForm(place);
  const told: Record<keyof typeof REVIEW_SESSIONS, TimedStep[]> = {
    check: [
      ...withinMinutes(steps.check, MINUTES.whole),
      {
        text: 'Twelve seconds to write a word. Worksheet, part A. Stretch: the same.',
      },
    ],
    mark: [
      ...withinMinutes(steps.mark, MINUTES.whole - MINUTES.written),
      {
        text: form === 'grid' ? ONCE_MORE : 'Worksheet, part C.',
        minutes: MINUTES.written,
      },
    ],
    passage: [
      ...withinMinutes(steps.passage, MINUTES.whole),
      { text: `Worksheet, part B.${isLongPassage(place, week) ? ` ${FIRST_SENTENCES}` : ''}` },
    ],
    rules: rulesSteps(steps.rules, writtenTask(week, slides)),
    before: [
      { text: 'Read ten words; children write and check.', minutes: MINUTES.half },
      ...(steps.before.length === 0
        ? [{ text: lastTask(place), minutes: MINUTES.half }]
        : withinMinutes(steps.before, MINUTES.half)),
    ],
  };
  return sessionBlocks(REVIEW_SESSIONS, slides, { steps: told, levels: reviewLevels(place, week) });
}

/** The warm-up, the gap grid, the rule that is needed, and something to write. */
function rulesSteps(steps: ReviewWeek['notes']['steps'], written: string): TimedStep[] {
  const minutes = MINUTES.whole - MINUTES.written;
  const again = steps.length === 0 ? minutes : MINUTES.again;
  return [
    ...withinMinutes(steps, minutes - again),
    { text: 'Teach again the rule that is needed; read the others.', minutes: again },
    { text: written, minutes: MINUTES.written },
  ];
}

/** Some worksheets have the rules as part C; else there is a task in books. */
function writtenTask({ inBooks }: ReviewWeek, slides: Slide[]): string {
  if (inBooks === undefined) return 'Worksheet, part C.';
  const slide = slides.findIndex(({ title }) => title === IN_BOOKS) + 1;
  return `In books (slide ${slide}): ${inBooks.task.replace(/\.$/u, '')}; for support ${inBooks.support}`;
}

/** More words than most of the youngest can write in a session. */
function isLongPassage({ year }: WeekPlace, { passage }: ReviewWeek): boolean {
  return year.name === 'Year 2' && passage.join(' ').split(/\s+/u).length > LONG_PASSAGE;
}

/** In turn, for reviews whose notes end with the words from before. */
function lastTask({ number }: WeekPlace): string {
  return LAST_TASKS[(number / WEEKS_IN_HALF_TERM) % LAST_TASKS.length] ?? LAST_TASKS[0];
}
