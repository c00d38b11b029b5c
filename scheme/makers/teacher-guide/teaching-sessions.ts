import type { TeachingWeek } from '../../week.ts';
import { weekActivities } from '../activities/week-activities.ts';
import type { Block } from '../paper/flowing.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { activitySlides } from '../slides/activity-slides.ts';
import { areHintsOnSlide, LOOK_BACK } from '../slides/look-back-slides.ts';
import { lookOf } from '../slides/looks.ts';
import type { Slide } from '../slides/slide.ts';
import { teachingSlides } from '../slides/teaching-deck.ts';
import type { WeekPlace } from '../week-place.ts';
import { exploreOrder } from '../words/explore-order.ts';
import { stepsBySession } from '../words/session-steps.ts';
import { titled } from '../words/titled.ts';
import { hasLookBack } from '../worksheet/dictation-letter.ts';
import { firstPageOf } from '../worksheet/first-page.ts';
import { paperSentences } from '../worksheet/paper-section.ts';
import { applySteps } from './apply-steps.ts';
import { sessionBlocks } from './guide-blocks.ts';
import { teachingLevels } from './level-parts.ts';
import { practiseSteps } from './practise-steps.ts';
import { type TimedStep, withinMinutes } from './timed-steps.ts';
import { moreWordsInSession, wordsInSession } from './words-in-session.ts';

/** How the quarter of an hour is shared out, after the minute of talk. */
const MINUTES = {
  whole: 14,
  revisit: 6,
  story: 3,
  explore: 11,
  parts: 6,
  shortParts: 4,
  moreWords: 4,
  lookBack: 7,
  shortLookBack: 3,
  exit: 4,
  question: 3,
} as const;

/** Activities in which little is written. */
const SHORT: ReadonlySet<string> = new Set([
  'join the halves',
  'word sums',
  'build from the root',
  'missing letters',
  'syllables',
]);

/** What is done in each session, on which slides, and with which parts of the three worksheets. */
export function teachingSessions(place: WeekPlace, week: TeachingWeek): Block[] {
  const slides = teachingSlides(place, week);
  const steps: Record<keyof typeof TEACHING_SESSIONS, TimedStep[]> = {
    teach: teachSteps(week),
    practise: practiseSteps(place, week, slides),
    explore: exploreSteps(place, week, slides),
    apply: applySteps(place, week, slides),
    check: checkSteps(place, week, slides),
  };
  return sessionBlocks(TEACHING_SESSIONS, slides, { steps, levels: teachingLevels(place, week) });
}

/** Eight words to read out, write and mark come first and take longest. */
function teachSteps({ notes }: TeachingWeek): TimedStep[] {
  const [revisit, ...others] = stepsBySession(notes).teach;
  if (revisit === undefined) return [];
  return [
    { text: revisit.text, minutes: MINUTES.revisit },
    ...withinMinutes(others, MINUTES.whole - MINUTES.revisit),
  ];
}

function exploreSteps(place: WeekPlace, week: TeachingWeek, slides: Slide[]): TimedStep[] {
  const { parts, meanings } = weekActivities(place);
  const isShort = SHORT.has(parts.kind);
  const minutes = isShort ? MINUTES.shortParts : MINUTES.parts;
  const more = isShort ? [{ text: moreOfPartB(place, week), minutes: MINUTES.moreWords }] : [];
  const left = MINUTES.explore - minutes - (isShort ? MINUTES.moreWords : 0);
  const told = {
    parts: partsSteps(place, week, slides, minutes),
    meanings: [{ text: titled(meanings.title, meanings.instruction), minutes: left }, ...more],
    story: [{ text: storyStep(week), minutes: MINUTES.story }],
  };
  return exploreOrder(place).flatMap((part) => told[part]);
}

/** Four items on the board take three minutes, which leaves time for more words of the first page. */
function moreOfPartB(place: WeekPlace, week: TeachingWeek): string {
  const { start, practice } = firstPageOf(place);
  const words =
    start.kind === 'word sums'
      ? wordsInSession(week, practice)
      : moreWordsInSession(week, practice);
  return `Then part B: ${words}.`;
}

function partsSteps(
  place: WeekPlace,
  week: TeachingWeek,
  slides: Slide[],
  minutes: number,
): TimedStep[] {
  const { parts } = weekActivities(place);
  const { title, instruction, kind } = parts;
  const step = { text: titled(title, instruction), minutes };
  if (paperSentences(week) !== undefined) return [step];
  // By its first page, whose title may differ from that of the activity; the answers are its last.
  const pages = activitySlides(parts, TEACHING_SESSIONS.explore, lookOf(place.year.name));
  const first = slides.findIndex(({ title }) => title === pages[0]?.title);
  const answers = first + pages.length;
  // Partners read the words to each other, and need no answers.
  const when = kind === 'partner dictation' ? '' : `, before slide ${answers} shows the answers`;
  return [step, { text: `Worksheet, part C${when}.` }];
}

function storyStep({ origin: { word, journey } }: TeachingWeek): string {
  return journey === undefined
    ? `Read the story of ${word} together.`
    : `Read the story of ${word} and follow its road from the oldest form to now.`;
}

function checkSteps(place: WeekPlace, week: TeachingWeek, slides: Slide[]): TimedStep[] {
  return [
    ...lookBackSteps(place, week, slides),
    ...withinMinutes(stepsBySession(week.notes).check, MINUTES.exit),
    { text: 'Say word, sentence, word, as in the script.' },
    { text: 'Mark it and ask the Exit question.', minutes: MINUTES.question },
  ];
}

/** The first weeks of the scheme have nothing to look back at. A practice paper leaves its dictation for this session. */
function lookBackSteps(place: WeekPlace, week: TeachingWeek, slides: Slide[]): TimedStep[] {
  if (!hasLookBack(place)) {
    return [{ text: 'Play the game of the home sheet.', minutes: MINUTES.lookBack }];
  }
  const clues = slides.findIndex(({ title }) => title === LOOK_BACK.clues) + 1;
  if (paperSentences(week) !== undefined) {
    const dictation = MINUTES.lookBack - MINUTES.shortLookBack;
    return [
      {
        text: `Look back at words of earlier weeks: slide ${clues} to write from, slide ${clues + 1} to mark from.`,
        minutes: MINUTES.shortLookBack,
      },
      { text: 'Dictation: the two sentences of the script, in books.', minutes: dictation },
    ];
  }
  // The clues on the slide would help with the worksheet.
  return [
    {
      text: `Look back at words of earlier weeks: worksheet, part E first; then slide ${clues} ${areHintsOnSlide(place) ? 'as a hint' : 'to talk through'} and slide ${clues + 1} to mark from.`,
      minutes: MINUTES.lookBack,
    },
  ];
}
