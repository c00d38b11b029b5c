import type { Join } from '../../words/joins.ts';
import type { WeekPlace } from '../week-place.ts';
import type { TeachingWeek } from '../../week.ts';

type ActivityKind =
  | 'word sums'
  | 'build from the root'
  | 'join the halves'
  | 'missing letters'
  | 'partner dictation'
  | 'syllables'
  | 'syllable muddle'
  | 'take apart'
  | 'change the root'
  | 'from memory'
  | 'dictionary order'
  | 'word web'
  | 'match the meaning'
  | 'word ladder'
  | 'mixed-up meanings'
  | 'short forms'
  | 'owners'
  | 'name the picture'
  | 'detective'
  | 'choose the spelling'
  | 'proofread'
  | 'proofread a paragraph'
  | 'spot the mistake';

/** Something to do with words of the week, the same on the board, on paper and in the answers. */
export interface Activity {
  kind: ActivityKind;
  /** Heads the slide and the part of the worksheet. */
  title: string;
  /** What to do, in a sentence or two. */
  instruction: string;
  items: ActivityItem[];
  /** The same and more, on paper, where there is room for small letters. */
  onPaper?: ActivityItem[];
  /** Words or parts to choose from, mixed up. */
  bank?: string[];
  /** What the items have in common, in the middle of a web. */
  centre?: string;
  /** The sentences of a paragraph, in which the items are misspelt. See TeachingWeek. */
  paragraph?: string[];
}

export interface ActivityItem {
  prompt: string;
  answer: string;
  /** Why it is so, or the clue once more. */
  reason?: string;
  /** How the parts of the answer join, where a rule tells it. */
  join?: Join | undefined;
}

/** Makes an activity, or nothing where the words of the week do not lend themselves to it. */
export type MakeActivity = (
  place: WeekPlace,
  week: TeachingWeek,
  /** Words that the class has just been asked, to be asked again only where there are no others. */
  asked?: ReadonlySet<string>,
) => Activity | undefined;

const FEWEST_ITEMS = 3;

/** No activity with fewer items than make it worthwhile. */
export function enough(activity: Activity): Activity | undefined {
  return activity.items.length >= FEWEST_ITEMS ? activity : undefined;
}
