import type { TeachingWeek } from '../../week.ts';
import { weekActivities } from '../activities/week-activities.ts';
import type { Block } from '../paper/flowing.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { CLASS_SENTENCE } from '../slides/class-sentence-slide.ts';
import { ODD_ONES_OUT } from '../slides/odd-one-out-slides.ts';
import type { Slide } from '../slides/slide.ts';
import { SORTED } from '../slides/sort-slides.ts';
import { teachingSlides } from '../slides/teaching-deck.ts';
import type { WeekPlace } from '../week-place.ts';
import { exploreOrder } from '../words/explore-order.ts';
import { stepsBySession } from '../words/session-steps.ts';
import { titled } from '../words/titled.ts';
import { dictationLetter, hasLookBack } from '../worksheet/dictation-letter.ts';
import { firstPageOf, startTitle } from '../worksheet/first-page.ts';
import { paperSentences } from '../worksheet/paper-section.ts';
import { PRACTICE_TITLES } from '../worksheet/practice-section.ts';
import { hasDictation } from '../worksheet/teaching-worksheet.ts';
import { sessionBlocks } from './guide-blocks.ts';
import { teachingLevels } from './level-parts.ts';

/** Rows of part B that a class writes in the session; the others are done on another day. */
const ROWS_IN_SESSION = 'six';

const CLASS_SENTENCE_TOLD = 'End with one class sentence of three words.';

/** What is done in each session, on which slides, and with which parts of the three worksheets. */
export function teachingSessions(place: WeekPlace, week: TeachingWeek): Block[] {
  const slides = teachingSlides(place, week);
  const { mistakes, meanings } = weekActivities(place);
  const steps = stepsBySession(week.notes);
  const dictation = hasDictation(place, week) ? `part ${dictationLetter(place)}` : 'books';
  const hasPaper = paperSentences(week) !== undefined;
  const exploring = {
    parts: partsSteps(place, week, slides),
    meanings: [titled(meanings.title, meanings.instruction)],
    story: [storyStep(week)],
  };
  const told: Record<keyof typeof TEACHING_SESSIONS, string[]> = {
    teach: steps.teach,
    practise: [...steps.practise, ...practiseSteps(place, slides)],
    explore: exploreOrder(place).flatMap((part) => exploring[part]),
    apply: [
      ...steps.apply,
      hasPaper
        ? 'Worksheet, part C: read out each word, its sentence on the sheet, and the word again; the words are with the answers. The dictation in books.'
        : `Worksheet, part D; the dictation in ${dictation}.`,
      titled(mistakes.title, mistakes.instruction),
      'If there is time, the Challenge.',
      ...(slides.some(({ title }) => title === CLASS_SENTENCE) ? [CLASS_SENTENCE_TOLD] : []),
    ],
    check: [
      ...(hasLookBack(place) && !hasPaper
        ? ['Look back at words of earlier weeks: worksheet, part E.']
        : []),
      ...steps.check,
      'Say word, sentence, word, as in the script.',
    ],
  };
  return sessionBlocks(TEACHING_SESSIONS, slides, {
    steps: told,
    levels: teachingLevels(place, week),
  });
}

/** What is on the first page of the worksheet, and how much of it there is time for. */
function practiseSteps(place: WeekPlace, slides: Slide[]): string[] {
  const { start, practice } = firstPageOf(place);
  const answers = slides.findIndex(({ title }) => title === SORTED || title === ODD_ONES_OUT);
  const isOnBoard = start.kind === 'sort' || start.kind === 'odd one out';
  const when = isOnBoard ? `, before slide ${answers + 1} shows the answers` : '';
  return [
    `Worksheet, part A (${startTitle(start)})${when}.`,
    `Part B (${PRACTICE_TITLES[practice]}): the first ${ROWS_IN_SESSION} words now, the rest as morning work.`,
  ];
}

function partsSteps(place: WeekPlace, week: TeachingWeek, slides: Slide[]): string[] {
  const { title, instruction, kind } = weekActivities(place).parts;
  if (paperSentences(week) !== undefined) return [titled(title, instruction)];
  const answers = slides.findIndex((slide) => slide.title === title) + 1;
  // Partners read the words to each other, and need no answers.
  const when =
    kind === 'partner dictation' ? '' : `, before slide ${answers + 1} shows the answers`;
  return [titled(title, instruction), `Worksheet, part C${when}.`];
}

function storyStep({ origin: { word, journey } }: TeachingWeek): string {
  return journey === undefined
    ? `Read the story of ${word} together.`
    : `Read the story of ${word} and follow its road from the oldest form to the word of today.`;
}
