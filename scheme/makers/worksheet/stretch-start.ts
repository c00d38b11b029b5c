import type { TeachingWeek } from '../../week.ts';
import type { Activity } from '../activities/activity.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { freshLadder, fromMemory } from '../activities/word-ladder.ts';
import type { WeekPlace } from '../week-place.ts';
import { misspellingsIn } from '../words/proofreading.ts';
import { hasWord } from './has-word.ts';
import { stretchProofreading } from './stretch-proofreading.ts';

/** Part A of the stretch worksheet; where it would print words that part B misspells, it tells only how they begin and how long they are. */
export function stretchStart(place: WeekPlace, week: TeachingWeek): Activity {
  const { stretch, meanings } = weekActivities(place);
  const misspelt = misspellingsIn(stretchProofreading(place, week)?.sentences ?? []);
  const tells = (text: string) => misspelt.some(({ right }) => hasWord(text, right));
  const withoutTold = (activity: Activity): Activity => ({
    ...activity,
    onPaper: onPaper(activity).filter(({ prompt }) => !tells(prompt)),
  });
  if (stretch.kind === 'match the meaning') {
    const answers = onPaper(stretch).map(({ answer }) => answer);
    if (!tells(answers.join(' '))) return withoutTold(stretch);
    const items = onPaper(stretch).map((item) => ({
      ...item,
      prompt: fromMemory(item.answer, item.prompt),
    }));
    return withoutTold({ ...stretch, onPaper: items, bank: [] });
  }
  const asksByName = stretch.kind === 'mixed-up meanings';
  if (!asksByName || !onPaper(stretch).some(({ prompt }) => tells(prompt))) {
    return withoutTold(stretch);
  }
  const onBoard = new Set(meanings.items.map(({ answer }) => answer));
  return withoutTold(freshLadder(place, week, onBoard) ?? stretch);
}

function onPaper(activity: Activity): Activity['items'] {
  return activity.onPaper ?? activity.items;
}
