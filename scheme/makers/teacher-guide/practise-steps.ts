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

/** The puzzle of the board takes longer where it is part A of the worksheet as well. */
const MINUTES = {
  onPaper: { words: 3, puzzle: 7, start: 0, practice: 4 },
  onBoard: { words: 3, puzzle: 4, start: 4, practice: 3 },
} as const;

/** The words, the puzzle with the words to know by heart, and how much of the first page there is time for. */
export function practiseSteps(place: WeekPlace, week: TeachingWeek, slides: Slide[]): TimedStep[] {
  const { start, practice } = firstPageOf(place);
  const answers = slides.findIndex(({ title }) => title === SORTED || title === ODD_ONES_OUT);
  const onPaper = puzzleOnPaper(start, `before slide ${answers + 1} shows the answers`);
  const minutes = MINUTES[onPaper === undefined ? 'onBoard' : 'onPaper'];
  const steps = stepsBySession(week.notes).practise;
  const words = steps.filter((step) => !isPuzzleOrByHeart(step));
  const puzzle = steps.filter(isPuzzleOrByHeart);
  const told =
    words.length === 0 || puzzle.length === 0
      ? withinMinutes(steps, minutes.words + minutes.puzzle)
      : [...withinMinutes(words, minutes.words), ...withinMinutes(puzzle, minutes.puzzle)];
  return [
    ...told,
    onPaper === undefined
      ? { text: `Worksheet, part A (${startTitle(start)}).`, minutes: minutes.start }
      : { text: onPaper },
    {
      text: `Part B (${PRACTICE_TITLES[practice]}): ${wordsInSession(week, practice, onPaper !== undefined)} now, the rest as morning work.`,
      minutes: minutes.practice,
    },
  ];
}

/** How the puzzle of the board is done on the worksheet, if part A has it. */
function puzzleOnPaper({ kind }: Start, before: string): string | undefined {
  if (kind === 'sort') return `Sort in part A of the worksheet ${before}.`;
  if (kind !== 'odd one out') return undefined;
  return `Ring each odd word in part A and write one reason ${before}.`;
}
