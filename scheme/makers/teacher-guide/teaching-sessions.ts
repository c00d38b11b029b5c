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
import { type TimedStep, withinMinutes } from './timed-steps.ts';
import { wordsInSession } from './words-in-session.ts';

/** How the quarter of an hour is shared out, after the minute of talk. */
const MINUTES = {
  teach: 14,
  words: 6,
  part: 4,
  story: 3,
  parts: 6,
  meanings: 5,
  dictation: 6,
  lookBack: 5,
  exit: 6,
  question: 3,
  classSentence: 2,
} as const;

const PAPER_TOLD =
  'Worksheet, part C: read out each word, its sentence on the sheet, and the word again; the words are with the answers. The dictation in books.';
const CLASS_SENTENCE_TOLD = 'End with one class sentence of three words.';

/** What is done in each session, on which slides, and with which parts of the three worksheets. */
export function teachingSessions(place: WeekPlace, week: TeachingWeek): Block[] {
  const slides = teachingSlides(place, week);
  const { mistakes, meanings } = weekActivities(place);
  const steps = stepsBySession(week.notes);
  const dictation = hasDictation(place, week) ? `part ${dictationLetter(place)}` : 'books';
  const hasPaper = paperSentences(week) !== undefined;
  const endsTogether = slides.some(({ title }) => title === CLASS_SENTENCE);
  const looksBack = hasLookBack(place) && !hasPaper;
  const exploring = {
    parts: partsSteps(place, week, slides),
    meanings: [{ text: titled(meanings.title, meanings.instruction), minutes: MINUTES.meanings }],
    story: [{ text: storyStep(week), minutes: MINUTES.story }],
  };
  const told: Record<keyof typeof TEACHING_SESSIONS, TimedStep[]> = {
    teach: withinMinutes(steps.teach, MINUTES.teach),
    practise: [
      ...withinMinutes(steps.practise, MINUTES.words),
      ...practiseSteps(place, week, slides),
    ],
    explore: exploreOrder(place).flatMap((part) => exploring[part]),
    apply: [
      ...withinMinutes(
        steps.apply,
        MINUTES.dictation +
          (hasPaper ? MINUTES.part : 0) -
          (endsTogether ? MINUTES.classSentence : 0),
      ),
      hasPaper
        ? { text: PAPER_TOLD }
        : { text: `Worksheet, part D; the dictation in ${dictation}.`, minutes: MINUTES.part },
      { text: titled(mistakes.title, mistakes.instruction), minutes: MINUTES.part },
      { text: 'If there is time, the Challenge.' },
      ...(endsTogether ? [{ text: CLASS_SENTENCE_TOLD, minutes: MINUTES.classSentence }] : []),
    ],
    check: [
      ...(looksBack
        ? [
            {
              text: 'Look back at words of earlier weeks: worksheet, part E.',
              minutes: MINUTES.lookBack,
            },
          ]
        : []),
      ...withinMinutes(steps.check, MINUTES.exit + (looksBack ? 0 : MINUTES.lookBack)),
      { text: 'Say word, sentence, word, as in the script.' },
      { text: 'Mark it and ask the Exit question.', minutes: MINUTES.question },
    ],
  };
  return sessionBlocks(TEACHING_SESSIONS, slides, {
    steps: told,
    levels: teachingLevels(place, week),
  });
}

/** What is on the first page of the worksheet, and how much of it there is time for. */
function practiseSteps(place: WeekPlace, week: TeachingWeek, slides: Slide[]): TimedStep[] {
  const { start, practice } = firstPageOf(place);
  const answers = slides.findIndex(({ title }) => title === SORTED || title === ODD_ONES_OUT);
  const isOnBoard = start.kind === 'sort' || start.kind === 'odd one out';
  const when = isOnBoard ? `, before slide ${answers + 1} shows the answers` : '';
  return [
    { text: `Worksheet, part A (${startTitle(start)})${when}.`, minutes: MINUTES.part },
    {
      text: `Part B (${PRACTICE_TITLES[practice]}): ${wordsInSession(week, practice)} now, the rest as morning work.`,
      minutes: MINUTES.part,
    },
  ];
}

function partsSteps(place: WeekPlace, week: TeachingWeek, slides: Slide[]): TimedStep[] {
  const { title, instruction, kind } = weekActivities(place).parts;
  if (paperSentences(week) !== undefined)
    return [{ text: titled(title, instruction), minutes: MINUTES.parts }];
  const answers = slides.findIndex((slide) => slide.title === title) + 1;
  // Partners read the words to each other, and need no answers.
  const when =
    kind === 'partner dictation' ? '' : `, before slide ${answers + 1} shows the answers`;
  return [
    { text: titled(title, instruction), minutes: MINUTES.parts },
    { text: `Worksheet, part C${when}.` },
  ];
}

function storyStep({ origin: { word, journey } }: TeachingWeek): string {
  return journey === undefined
    ? `Read the story of ${word} together.`
    : `Read the story of ${word} and follow its road from the oldest form to now.`;
}
