import { joinableWords } from '../activities/joinable-words.ts';
import { weekActivities } from '../activities/week-activities.ts';
import type { TeachingWeek } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import type { WeekPlace } from '../week-place.ts';
import { titleInTurn } from '../words/title-in-turn.ts';
import { joinedWords, joinRows } from './join-rows.ts';
import type { Slide } from './slide.ts';

const TITLES = ['How our words are built', 'Root and ending', 'Built at the join'] as const;
const FEWEST = 3;
const MOST = 4;

/** Words of the week put together step by step, where their joins can be told by a rule. */
export function joinSlides(place: WeekPlace, week: TeachingWeek): Slide[] {
  // Word sums show the same.
  if (weekActivities(place).parts.kind === 'word sums' || /\bprefix/u.test(week.focus)) return [];
  const joined = joinedWords(joinableWords(place, week).slice(0, MOST)) ?? [];
  if (joined.length < FEWEST) return [];
  return [
    {
      title: titleInTurn(TITLES, week.focus),
      session: TEACHING_SESSIONS.practise,
      notes:
        'Read each sum aloud. Ask what happens at the join: does a letter go, double or turn into another, or does nothing change?',
      draw: (sheet, area) => joinRows(sheet, area, joined),
    },
  ];
}
