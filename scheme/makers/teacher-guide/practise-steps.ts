import type { TeachingWeek } from '../../week.ts';
import { ODD_ONES_OUT } from '../slides/odd-one-out-slides.ts';
import type { Slide } from '../slides/slide.ts';
import { SORTED } from '../slides/sort-slides.ts';
import type { WeekPlace } from '../week-place.ts';
import { isPuzzleOrByHeart, stepsBySession } from '../words/session-steps.ts';
import { firstPageOf, type Start, startTitle } from '../worksheet/first-page.ts';
import { PRACTICE_TITLES } from '../worksheet/practice-section.ts';
import { type TimedStep, withinMinutes } from './timed-steps.ts';
import { wordsInSession } from './words-in-session.ts';

/** Many schools have ten minutes before lessons begin; to others nothing is lost. */
const IN_SPARE_TIME = 'morning work if you have it, else leave it out';
const MINUTES = { words: 3, puzzle: 7, practice: 4 } as const;

/** The words, the puzzle with the words to know by heart, and how much of the first page there is time for: part A only where it is the puzzle of the board, or joins the parts of words; these leave part B for spare time. */
export function practiseSteps(place: WeekPlace, week: TeachingWeek, slides: Slide[]): TimedStep[] {
  const { start, practice } = firstPageOf(place);
  const answers = slides.findIndex(({ title }) => title === SORTED || title === ODD_ONES_OUT);
  const onPaper = puzzleOnPaper(start, `before slide ${answers + 1} shows the answers`);
  const steps = stepsBySession(week.notes).practise;
  const words = steps.filter((step) => !isPuzzleOrByHeart(step));
  const puzzle = steps.filter(isPuzzleOrByHeart);
  const timed =
    words.length === 0 || puzzle.length === 0
      ? withinMinutes(steps, MINUTES.words + MINUTES.puzzle)
      : [...withinMinutes(words, MINUTES.words), ...withinMinutes(puzzle, MINUTES.puzzle)];
  const told = onPaper === undefined ? timed : timed.map((step) => withPaper(step, onPaper));
  if (start.kind === 'word sums') {
    return [
      ...told,
      { text: `Worksheet. Part A (${startTitle(start)}).`, minutes: MINUTES.practice },
      {
        text: `Part B (${PRACTICE_TITLES[practice]}), the words with a heart first: ${IN_SPARE_TIME}.`,
      },
    ];
  }
  const partB = `Part B (${PRACTICE_TITLES[practice]}): ${wordsInSession(week, practice)} now`;
  return onPaper === undefined
    ? [
        ...told,
        { text: `Worksheet. ${partB}.`, minutes: MINUTES.practice },
        { text: `Part A (${startTitle(start)}) and the rest of part B: ${IN_SPARE_TIME}.` },
      ]
    : [...told, { text: `${partB}; the rest: ${IN_SPARE_TIME}.`, minutes: MINUTES.practice }];
}

const PUZZLE = /^(?:Sort|Odd one out)\b/u;
/** Where a step goes on from the puzzle to the words to know by heart. */
const GOES_ON = /(?:, then |; then |\. Then |\. (?=Practise ))/u;

/** The puzzle is on paper before the step goes on: 'Odd one out. Ring each odd word … Then practise library.' */
function withPaper(step: TimedStep, onPaper: string): TimedStep {
  if (!PUZZLE.test(step.text)) return step;
  const next = GOES_ON.exec(step.text);
  if (next === null) return { ...step, text: `${step.text} ${onPaper}` };
  const rest = step.text.slice(next.index + next[0].length);
  const then = next[0].toLowerCase().includes('then') ? 'Then ' : '';
  return { ...step, text: `${step.text.slice(0, next.index)}. ${onPaper} ${then}${rest}` };
}

/** How the puzzle of the board is done on the worksheet, if part A has it. */
function puzzleOnPaper({ kind }: Start, before: string): string | undefined {
  if (kind === 'sort') return `Sort in part A of the worksheet ${before}.`;
  if (kind !== 'odd one out') return undefined;
  return `Ring each odd word in part A and write one reason ${before}.`;
}
