import type { TeachingWeek } from '../../week.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { CHALLENGE } from '../slides/challenge-slide.ts';
import { CLASS_SENTENCE } from '../slides/class-sentence-slide.ts';
import type { Slide } from '../slides/slide.ts';
import type { WeekPlace } from '../week-place.ts';
import { stepsBySession } from '../words/session-steps.ts';
import { titled } from '../words/titled.ts';
import { dictationLetter } from '../worksheet/dictation-letter.ts';
import { paperSentences } from '../worksheet/paper-section.ts';
import { hasDictation, hasSentence } from '../worksheet/teaching-worksheet.ts';
import { type TimedStep, withinMinutes } from './timed-steps.ts';

const MINUTES = { whole: 14, gaps: 5, mistakes: 4 } as const;

const PAPER_TOLD =
  'Worksheet, part C: read out each word, its sentence on the sheet, and the word again; the words are with the answers.';
const CLASS_SENTENCE_TOLD = 'a class sentence with all three words';

/** The dictation, the gaps and the mistakes. A practice paper, or writing of their own, leaves no time for mistakes. */
export function applySteps(place: WeekPlace, week: TeachingWeek, slides: Slide[]): TimedStep[] {
  const { title, instruction, kind } = weekActivities(place).mistakes;
  const steps = stepsBySession(week.notes).apply;
  const extras = [
    `the Challenge${onSlide(slides, CHALLENGE)}`,
    ...(hasSentence(place, week) ? [`part ${dictationLetter(place)}`] : []),
    ...(slides.some(({ title: one }) => one === CLASS_SENTENCE)
      ? [`${CLASS_SENTENCE_TOLD}${onSlide(slides, CLASS_SENTENCE)}`]
      : []),
  ];
  if (paperSentences(week) !== undefined) {
    return [
      ...withinMinutes(steps, MINUTES.whole),
      { text: PAPER_TOLD },
      { text: ifThereIsTime([title, ...extras]) },
    ];
  }
  const dictation = hasDictation(place, week) ? `part ${dictationLetter(place)}` : 'books';
  const gaps = { text: `Worksheet, part D; the dictation in ${dictation}.`, minutes: MINUTES.gaps };
  const rest = MINUTES.whole - MINUTES.gaps;
  if (steps.length > 1) {
    return [...withinMinutes(steps, rest), gaps, { text: ifThereIsTime([title, ...extras]) }];
  }
  return [
    ...withinMinutes(steps, rest - MINUTES.mistakes),
    gaps,
    {
      // 'Proofread: find five mistakes' says it all.
      text: kind.startsWith('proofread') ? `${title}.` : titled(title, instruction),
      minutes: MINUTES.mistakes,
    },
    { text: ifThereIsTime(extras) },
  ];
}

/** ' (slide 25)' */
function onSlide(slides: Slide[], title: string): string {
  const index = slides.findIndex((slide) => slide.title === title);
  return index === -1 ? '' : ` (slide ${index + 1})`;
}

function ifThereIsTime(extras: string[]): string {
  return `If there is time: ${new Intl.ListFormat('en-GB').format(extras)}.`;
}
