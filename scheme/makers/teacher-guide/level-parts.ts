import { reviewCrossword } from '../activities/week-crossword.ts';
import type { Run } from '../paper/runs.ts';
import type { REVIEW_SESSIONS, TEACHING_SESSIONS } from '../sessions.ts';
import type { ReviewWeek, TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { hasLookBack } from '../worksheet/dictation-letter.ts';
import { journeyToMatch } from '../worksheet/journey-section.ts';
import { paperSentences } from '../worksheet/paper-section.ts';

/** Of six words, each written two or three times. */
const FIRST_THREE = 'The first three words now. ';
const OTHER_THREE = 'The other three words of part A. ';
const FOLD_BANK = 'Fold the bank back before the dictation. ';

/** The parts of the other two worksheets that belong to a session. */
export interface LevelParts {
  support: string[];
  stretch: string[];
  /** What is done between the parts of the support worksheet. */
  supportNote?: string;
  /** In place of the parts of the stretch worksheet. */
  stretchTold?: string;
  /** What comes before the parts of the stretch worksheet. */
  stretchFirst?: string;
  /** How long a part of the stretch worksheet goes on. */
  stretchNote?: string;
}

/** Where in the week the parts of the support and the stretch worksheet are done. */
export function teachingLevels(
  place: WeekPlace,
  week: TeachingWeek,
): Record<keyof typeof TEACHING_SESSIONS, LevelParts> {
  const hasBack = hasLookBack(place);
  const hasJourney = journeyToMatch(week) !== undefined;
  return {
    teach: { support: [], stretch: [] },
    practise: { support: ['A'], stretch: ['D'], supportNote: FIRST_THREE },
    explore: {
      support: [hasBack ? 'E' : 'D'],
      stretch: hasJourney ? ['A', 'E'] : ['A'],
      supportNote: OTHER_THREE,
    },
    ...withDictation(week, {
      apply: { support: ['B'], stretch: ['B'] },
      check: {
        support: hasBack ? ['D'] : [],
        stretch: [hasJourney ? 'F' : 'E'],
        stretchFirst: hasBack ? LOOK_BACK_TOLD : '',
      },
    }),
  };
}

/** The stretch worksheet has no Look back of its own. */
const LOOK_BACK_TOLD = 'the Look back slide in books, then ';

type Ending = Record<'apply' | 'check', LevelParts>;

/** Part C, the dictation, belongs to session 4; a practice paper leaves it for session 5. */
function withDictation(week: TeachingWeek, { apply, check }: Ending): Ending {
  if (paperSentences(week) === undefined) {
    return {
      apply: {
        support: [...apply.support, 'C'],
        stretch: [...apply.stretch, 'C'],
        supportNote: FOLD_BANK,
      },
      check,
    };
  }
  return {
    apply: {
      ...apply,
      stretch: [],
      supportNote: 'It has the first ten sentences of the paper. ',
      stretchTold: 'the same; part B if there is time. ',
    },
    check: {
      ...check,
      support: ['C', ...check.support],
      stretch: ['C', ...check.stretch],
    },
  };
}

/** The same for a check: a crossword of the stretch worksheet puts the other parts one letter on. */
export function reviewLevels(
  place: WeekPlace,
  week: ReviewWeek,
): Record<keyof typeof REVIEW_SESSIONS, LevelParts> {
  const hasCrossword = reviewCrossword(place, week) !== undefined;
  return {
    check: { support: ['A'], stretch: [] },
    mark: {
      support: ['C'],
      stretch: [hasCrossword ? 'B' : 'A'],
      stretchNote: 'Finished in session 5. ',
    },
    passage: { support: ['B'], stretch: [hasCrossword ? 'C' : 'B'] },
    rules: { support: [], stretch: [hasCrossword ? 'D' : 'C'] },
    before: { support: ['D'], stretch: hasCrossword ? ['A'] : [] },
  };
}

/** 'Support: parts B and C. Stretch: part A.' with the names of the sheets in bold. */
export function levelRuns({
  support,
  stretch,
  supportNote = '',
  stretchTold,
  stretchFirst = '',
  stretchNote = '',
}: LevelParts): Run[] {
  return [
    ...partsOf('Support', support),
    ...(supportNote === '' ? [] : [{ text: supportNote }]),
    ...(stretchTold === undefined
      ? partsOf('Stretch', stretch, stretchFirst)
      : told('Stretch', stretchTold)),
    ...(stretchNote === '' ? [] : [{ text: stretchNote }]),
  ];
}

function partsOf(sheet: string, letters: string[], first = ''): Run[] {
  if (letters.length === 0) return [];
  const parts = letters.length === 1 ? 'part' : 'parts';
  return told(sheet, `${first}${parts} ${letters.join(' and ')}. `);
}

function told(sheet: string, text: string): Run[] {
  return [{ text: `${sheet}:`, font: 'readingBold' }, { text: ` ${text}` }];
}
